/** The named hosts are part of the build: each case reads the module anew. */
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

test('pictures of the site and of named hosts are shown', () => {
  const source = sourceWith('img.example, *.cdn.example');
  expect(source('/media/a.jpg')).toBe('/media/a.jpg');
  expect(source('https://img.example/a.jpg')).toBe('https://img.example/a.jpg');
  expect(source('https://eu.cdn.example/a.jpg')).toBe('https://eu.cdn.example/a.jpg');
});

test('a named host is asked over https only', () => {
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
])('%j is no picture', (src) => {
  expect(sourceWith('img.example,*.cdn.example')(src)).toBeNull();
});
