import { stub } from '@/testing/stub';
import { pictureHosts, pictureSource } from './picture-source';

function sourceWith(hosts: string) {
  process.env.IMAGE_HOSTS = hosts;
  return pictureSource;
}

afterEach(() => {
  delete process.env.IMAGE_HOSTS;
});

test('shows pictures of the site and of allowed hosts', () => {
  const source = sourceWith('img.example, *.cdn.example');
  expect(source('/media/a.jpg')).toBe('/media/a.jpg');
  expect(source('https://img.example/a.jpg')).toBe('https://img.example/a.jpg');
  expect(source('https://eu.cdn.example/a.jpg')).toBe('https://eu.cdn.example/a.jpg');
});

test('loads allowed hosts over https only', () => {
  expect(sourceWith('img.example')('http://img.example/a.jpg')).toBe('https://img.example/a.jpg');
});

test.each([
  [null],
  [''],
  ['a.jpg'],
  ['//img.example/a.jpg'],
  ['javascript:alert(1)'],
  ['https://'],
  ['https://other.example/a.jpg'],
  ['https://img.example.evil.example/a.jpg'],
  ['https://evil-cdn.example/a.jpg'],
])('%j is not an image', (src) => {
  expect(sourceWith('img.example,*.cdn.example')(src)).toBeNull();
});

test('the browser reads the hosts from the page, and leaves the choice to the server where they are unknown', () => {
  process.env.IMAGE_HOSTS = 'img.example, *.cdn.example';
  const told = pictureHosts();
  delete process.env.IMAGE_HOSTS;
  const inBrowser = stub<{ window?: unknown; document?: unknown }>(globalThis);
  try {
    inBrowser.window = globalThis;
    inBrowser.document = { documentElement: { dataset: { pictureHosts: told } } };
    expect(pictureSource('https://eu.cdn.example/a.jpg')).toBe('https://eu.cdn.example/a.jpg');
    expect(pictureSource('https://other.example/a.jpg')).toBeNull();
    inBrowser.document = { documentElement: { dataset: {} } };
    expect(pictureSource('https://other.example/a.jpg')).toBe('https://other.example/a.jpg');
  } finally {
    delete inBrowser.window;
    delete inBrowser.document;
  }
});
