import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';

// Not fetched by the browser, which would normalise these URLs.
const get = (url: string) => fetch(url, { redirect: 'manual' });

for (const encoding of ['%', '%ff', '%E0%A4%A', '%c0%af', '%ED%A0%80']) {
  test(`${encoding} in a path returns 404`, async ({ baseURL }) => {
    const data = await get(`${baseURL}/api/v1/properties/detail/${encoding}/`);
    expect(data.status).toBe(404);
    expect(await data.json()).toHaveProperty('message');
    for (const path of ['/properties/', '/properties/sahil-crescent-villas/units/', '/blog/', '/areas/', '/'])
      expect((await get(baseURL + path + encoding)).status, path).toBe(404);
  });
}

test('pages have no trailing slash; the API works with and without one', async ({ baseURL }) => {
  for (const path of ['/about', '/properties', '/properties/sahil-crescent-villas/units', '/blog']) {
    const slashed = await get(`${baseURL}${path}/?page=2`);
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, `${path}?page=2`]);
  }
  expect((await get(`${baseURL}/api/v1/cities/`)).status).toBe(200);
  expect((await get(`${baseURL}/api/v1/cities`)).status).toBe(200);
});

test('former landing pages redirect to the district that their name means', async ({ baseURL }) => {
  for (const page of ['', '?page=2']) {
    const response = await get(`${baseURL}/areas/jvc${page}`);
    const current = `/areas/jumeirah-village-circle${page}`;
    expect([response.status, response.headers.get('location')]).toEqual([308, current]);
  }
  expect((await get(`${baseURL}/areas/no-such-district`)).status).toBe(404);
});

test('pages of a district or type beyond the last redirect to the last', async ({ baseURL }) => {
  for (const [beyond, last] of [
    ['/areas/palm-jumeirah?page=9', '/areas/palm-jumeirah'],
    ['/types/apartment?page=9', '/types/apartment?page=2'],
  ]) {
    const response = await get(`${baseURL}${beyond}`);
    expect([response.status, response.headers.get('location')]).toEqual([307, last]);
  }
});

test('paths in another case return 404', async ({ baseURL }) => {
  const paths = ['/Properties', '/PROPERTIES', '/PROPERTIES?city=1', '/CONTACT?about=villas', '/ABOUT'];
  for (const path of [...paths, '/Cached/everyone/home', '/contact/SEARCH'])
    expect((await get(baseURL + path)).status, path).toBe(404);
  expect(await (await get(`${baseURL}/PROPERTIES`)).text()).toContain('Page not found');
});

test('redirects direct requests to cached pages', async ({ baseURL }) => {
  for (const [kept, own] of [
    ['/cached/everyone/home', '/'],
    ['/cached/everyone/properties', '/properties'],
  ]) {
    const response = await get(`${baseURL}${kept}`);
    expect([response.status, response.headers.get('location')]).toEqual([308, own]);
  }
});

test('rejects a body by its Content-Length before reading it', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 99_999_999 };
  const status = await new Promise((resolve, reject) => {
    const path = '/api/v1/contact/submit/';
    const request = httpRequest({ hostname, port, path, method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.write('{');
  });
  expect(status).toBe(413);
});
