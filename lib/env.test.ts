import { readFileSync } from 'node:fs';
import { EnvError, envSchema, parseEnv } from './env';

const names = Object.keys(envSchema.shape).filter((name) => name !== 'NODE_ENV');

it('has every variable in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect(names.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});

it('has every variable in the table of the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('parseEnv', () => {
  it('has defaults for everything', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: 'file:./data/site.db',
      SAMPLE_CATALOG: true,
      TRUST_PROXY: 0,
      HSTS_INCLUDE_SUBDOMAINS: false,
      IMAGE_HOSTS: [],
    });
  });

  it('treats an empty variable as missing', () => {
    expect(parseEnv({ PORT: '', API_BASE_URL: '', NEXT_PUBLIC_SITE_URL: '' })).toMatchObject({
      PORT: 3000,
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    });
  });

  it('does not read a blank variable as 0', () => {
    const blank = { PORT: ' ', REMIND_AFTER_MINUTES: ' ', ENQUIRY_RETENTION_MONTHS: '\t' };
    expect(parseEnv(blank)).toMatchObject({
      PORT: 3000,
      REMIND_AFTER_MINUTES: 30,
      ENQUIRY_RETENTION_MONTHS: 24,
    });
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['0', 0],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %i proxies', (value, proxies) => {
    expect(parseEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
  });

  it('splits the image hosts', () => {
    expect(parseEnv({ IMAGE_HOSTS: ' a.example, b.example ,' }).IMAGE_HOSTS).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['LISTEN_ADDRESS', 'localhost'],
    ['DATABASE_URL', 'mysql://x'],
    ['API_BASE_URL', 'ftp://files.example'],
    ['API_BASE_URL', 'localhost:8000'],
    ['WEBHOOK_URL', 'http://[bad'],
    ['API_BASE_URL', 'https://root:hunter2@backend.example'],
    ['API_BASE_URL', 'https://backend.example/?key=1'],
    ['API_BASE_URL', 'https://backend.example/api/v1/'],
    ['WEBHOOK_URL', 'https://root@crm.example/hook'],
    ['NEXT_PUBLIC_SITE_URL', 'agency.example'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.example/en'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.example?page'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.example/#top'],
    ['NEXT_PUBLIC_SITE_URL', 'https://user@agency.example'],
    ['SAMPLE_CATALOG', 'maybe'],
    ['DATABASE_URL', 'postgres://site:pa#ss@host/db'],
    ['DATABASE_URL', 'postgres://site:12#ss@host/db'],
    ['DATABASE_URL', 'postgres://[bad'],
    ['SMTP_URL', 'smtp://mail.example:99999'],
    ['SMTP_URL', 'smtp://user:pa/ss@mail.example'],
    ['MAIL_FROM', 'foo'],
    ['MAIL_FROM', 'Foo <bad'],
    ['MAIL_FROM', 'Foo <foo@bad> bar'],
    ['IMAGE_HOSTS', 'https://img.example.com/'],
    ['IMAGE_HOSTS', 'a.example, foo bar'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['NEXT_PUBLIC_SITE_PHONE', '0501234567'],
    ['NEXT_PUBLIC_SITE_PHONE', '+())))))))'],
    ['NEXT_PUBLIC_GA_MEASUREMENT_ID', 'UA-1'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.example '],
    ['NEXT_PUBLIC_SITE_URL', 'https://[bad'],
    ['MEDIA_S3_PREFIX', '../x/'],
    ['MEDIA_S3_PREFIX', 'a/../b/'],
    ['MEDIA_S3_PREFIX', './'],
    ['MEDIA_S3_REGION', 'eu central 1'],
    ['MEDIA_S3_ENDPOINT', 'https://bucket.example/?x=1'],
    ['MEDIA_S3_ENDPOINT', 'https://key@bucket.example'],
    ['MEDIA_DIR', "'/srv/media'"],
    ['MEDIA_DIR', '~/media'],
    ['MEDIA_DIR', ' ./media'],
    ['FEEDS', '"feeds.json"'],
    ['DATABASE_URL', 'file: ./site.db'],
    ['DATABASE_URL', 'file:./site.db '],
    ['DATABASE_URL', 'file:~/site.db'],
    ['DATABASE_URL', 'file:./site.db?mode=ro'],
    ['DATABASE_URL', 'file:./data/'],
    ['DATABASE_URL', 'file::memory:'],
    ['SMTP_URL', 'smtp:///mail.example'],
    ['API_TOKEN', 'secret…'],
    ['API_TOKEN', 'secret\nX-Other: 1'],
    ['METRICS_TOKEN', ' a-token-of-this-test'],
    ['CRON_SECRET', 'ein-schlüssel-für-jobs'],
    ['INDEXNOW_KEY', 'letters_and_digits'],
    ['RESPONSE_CACHE_MB', '-1'],
    ['REMIND_AFTER_MINUTES', '-30'],
    ['ENQUIRY_RETENTION_MONTHS', '1.5'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(EnvError);
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    ['DATABASE_URL', 'postgres://site:p%23ss@db.example:5432/site?sslmode=require'],
    ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgresql://site@/site?host=/var/run/postgresql'],
    ['DATABASE_URL', 'file:./data/a#b.db'],
    ['DATABASE_URL', 'file:///srv/site/my data/site.db'],
    ['MEDIA_DIR', '/srv/my media/'],
    ['MEDIA_S3_PREFIX', 'site.v1/..media/'],
    ['MEDIA_S3_ENDPOINT', 'https://storage.example/s3'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.example:8443/'],
    ['API_TOKEN', 'two words'],
    ['SMTP_URL', 'smtps://user%40agency.example:p@mail.example:465/?pool=true'],
    ['API_BASE_URL', 'https://gateway.example/backend/'],
    ['MAIL_FROM', 'desk@agency.example'],
    ['MAIL_FROM', 'Agency <desk@agency.example>'],
  ])('accepts %s=%s', (name, value) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ [name]: value });
  });

  it('needs PostgreSQL on Vercel, where a file would lose its enquiries', () => {
    jest.replaceProperty(process, 'env', { ...process.env, VERCEL: '1' });
    expect(() => parseEnv({})).toThrow('DATABASE_URL=(hidden) needs postgres://… on Vercel');
    expect(parseEnv({ DATABASE_URL: 'postgres://db.example/site' })).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('accepts hosts with a wildcard', () => {
    const hosts = ['*.cdn.example', '**.example.com', 'localhost'];
    expect(parseEnv({ IMAGE_HOSTS: hosts.join() }).IMAGE_HOSTS).toEqual(hosts);
  });

  it.each([
    ['DATABASE_URL', '/srv/site/site.db'],
    ['SMTP_URL', 'mail.example:587'],
    ['NEXT_PUBLIC_SITE_URL', 'agency.example'],
  ])('says once what %s needs instead of %s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^(?!.*${name}=.*${name}=)`, 's'));
  });

  it('repeats invalid values except secrets', () => {
    expect(() => parseEnv({ PORT: 'eighty' })).toThrow('PORT="eighty"');
    expect(() => parseEnv({ RESPONSE_CACHE_MB: '-1' })).toThrow(
      'RESPONSE_CACHE_MB="-1" needs a whole number of megabytes, 0 to 4096',
    );
    expect(() => parseEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(/^(?!.*hunter2)/s);
    expect(() => parseEnv({ SMTP_URL: 'smtp://root:hunter2@mail:x' })).toThrow(/^(?!.*hunter2)/s);
    expect(() => parseEnv({ API_BASE_URL: 'https://root:hunter2@host' })).toThrow(/^(?!.*hunter2)/s);
    expect(() => parseEnv({ WEBHOOK_URL: 'ftp://root:hunter2@crm' })).toThrow(/^(?!.*hunter2)/s);
  });
});
