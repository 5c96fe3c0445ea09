import { loadEnvFiles } from './setup.mjs';

/* Imported first by what reads settings while it is loaded, such as lib/contact.ts. */

loadEnvFiles(process.env.NODE_ENV === 'development');
