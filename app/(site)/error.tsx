'use client';

import { ErrorScreen } from '@/components/site/error-screen';

export default ErrorScreen;
