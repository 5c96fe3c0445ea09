import { imageParsers } from './images';

const complain = jest.fn();
beforeEach(() => complain.mockClear());
const ours = imageParsers();
const theirs = imageParsers('https://backend.example/api');

test.each([
  ['https://img.example/a b.jpg', 'https://img.example/a%20b.jpg'],
  ['//img.example/a.jpg', 'https://img.example/a.jpg'],
  ['/media/a.jpg', '/media/a.jpg'],
  [{ image: 'https://img.example/a.jpg' }, 'https://img.example/a.jpg'],
  [{ image: { url: 'https://img.example/a.jpg' } }, 'https://img.example/a.jpg'],
  ['["https:\\/\\/img.example\\/fp.jpg"]', 'https://img.example/fp.jpg'],
  ['[]', null],
  [null, null],
  [{ image: null }, null],
])('parseImage(%j) is %j', (value, expected) => {
  expect(ours.parseImage(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test('relative paths are resolved against the backend', () => {
  expect(theirs.parseImage('/media/a.jpg', complain)).toBe('https://backend.example/media/a.jpg');
  expect(theirs.parseImage('media/a.jpg', complain)).toBe('https://backend.example/media/a.jpg');
});

test.each([['javascript:alert(1)'], ['data:image/png;base64,AA'], ['/\\evil.example/a.jpg'], ['a.jpg'], [5]])(
  'parseImage(%j) reports a problem',
  (value) => {
    expect(ours.parseImage(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [
    ['/a.jpg', { src: '/b.jpg' }, '/a.jpg', null],
    ['/a.jpg', '/b.jpg'],
  ],
  ['["/a.jpg","/b.jpg"]', ['/a.jpg', '/b.jpg']],
  ['/a.jpg|/b.jpg', ['/a.jpg', '/b.jpg']],
  [
    'https://a.example/1.jpg, https://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  [
    'https://a.example/1.jpg;\nHTTPS://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  [
    'https://a.example/w=8,q=7/https://b.example/1.jpg',
    ['https://a.example/w=8,q=7/https://b.example/1.jpg'],
  ],
  [{ url: '/a.jpg' }, ['/a.jpg']],
  [null, []],
])('parseImages(%j) is %j', (value, expected) => {
  expect(ours.parseImages(value, complain)).toEqual(expected);
});
