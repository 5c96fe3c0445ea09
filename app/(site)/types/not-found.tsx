import { NotFoundScreen } from '@/app/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
