import { TextDecoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// For `findBy…` and `waitFor`: ends hanging tests only; generous for busy machines.
configure({ asyncUtilTimeout: 30_000 });

// Browsers have it; jsdom does not expose it.
Object.assign(globalThis, { TextDecoder: globalThis.TextDecoder ?? TextDecoder });

// As in the root layout, without hosts of pictures on other sites.
document.documentElement.dataset.pictureHosts = '';

// jsdom does not know the `search` element, and React would report it as a misspelt component.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
