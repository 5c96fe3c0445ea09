/** Allowed hosts are fixed at build time, so each case reloads the module. */
function sourceWith(hosts: string) {
  let read: (src: string | null) => string | null = () => null;
  jest.isolateModules(() => {
    process.env.NEXT_PUBLIC_IMAGE_HOSTS = hosts;
    read = require('./picture-source').pictureSource;
  });
  return read;
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_IMAGE_HOSTS;
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
