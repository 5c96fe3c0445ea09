import { EnvError, parseEnv } from './env';

describe('parseEnv', () => {
  it('has a working default for everything', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: 'file:./data/site.db',
      SAMPLE_CATALOG: true,
      TRUST_PROXY: false,
      IMAGE_HOSTS: [],
    });
  });

  it('reads an empty variable as a missing one', () => {
    expect(parseEnv({ PORT: '', API_BASE_URL: '', NEXT_PUBLIC_SITE_URL: '' })).toMatchObject({
      PORT: 3000,
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    });
  });

  it('splits the picture hosts', () => {
    expect(parseEnv({ IMAGE_HOSTS: ' a.example, b.example ,' }).IMAGE_HOSTS).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['API_BASE_URL', 'ftp://files.example'],
    ['SAMPLE_CATALOG', 'maybe'],
    ['NEXT_PUBLIC_SITE_PHONE', '0501234567'],
    ['NEXT_PUBLIC_GA_MEASUREMENT_ID', 'UA-1'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(EnvError);
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it('repeats a wrong value, but never a secret one', () => {
    expect(() => parseEnv({ PORT: 'eighty' })).toThrow('PORT="eighty"');
    expect(() => parseEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(/^(?!.*hunter2)/s);
  });
});
