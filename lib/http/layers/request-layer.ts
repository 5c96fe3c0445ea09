import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request before Next: calls `next` once or responds. Never asynchronous. */
export type RequestLayer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
