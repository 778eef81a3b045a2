import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  return '';
}

describe('settings', () => {
  test('nothing set is enough', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4300,
      host: '127.0.0.1',
      password: undefined,
      channel: 'stable',
      contact: null,
    });
    expect(config.dataDir).toBe(resolve('.data'));
    expect(config.releasesDir).toBe(join(config.dataDir, 'releases'));
    expect(config.buildsDir).toBe(config.releasesDir);
    expect(config.shellDir).toMatch(/shell[\\/]dist$/);
  });

  test('each bad one is named, all at once', () => {
    const text = problemsOf({
      PORT: '70000',
      PETWISE_PASSWORD: 'short',
      DATABASE_URL: 'mysql://x',
      PETWISE_FILES: 's3://bucket',
      PETWISE_RELEASES: 'https://s3.example/bucket',
      PETWISE_PUBLIC_ORIGIN: 'https://pets.example/path',
      PETWISE_LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'PETWISE_PASSWORD',
      'DATABASE_URL',
      'PETWISE_FILES',
      'PETWISE_RELEASES',
      'PETWISE_PUBLIC_ORIGIN',
      'PETWISE_LOG_LEVEL',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('short');
  });

  test('bug: an empty public origin ended the start with the stack of an error', () => {
    expect(problemsOf({ PETWISE_PUBLIC_ORIGIN: '' })).toContain('PETWISE_PUBLIC_ORIGIN');
  });

  test('half a language model is refused', () => {
    expect(problemsOf({ PETWISE_LLM_MODEL: 'x' })).toContain('PETWISE_LLM_BASE_URL');
    const { llm } = readConfig({
      PETWISE_LLM_MODEL: 'x',
      PETWISE_LLM_BASE_URL: 'http://127.0.0.1:1',
    });
    expect(llm).toEqual({
      model: 'x',
      baseUrl: 'http://127.0.0.1:1',
      apiKey: undefined,
      canSee: false,
      limitMs: 600_000,
      maxTokens: 200_000,
      price: undefined,
    });
  });

  test.each(['vet@pets.example', 'https://pets.example/help'])(
    'whoever runs the server may be reached at %s',
    (contact) => {
      expect(readConfig({ PETWISE_CONTACT: contact }).contact).toBe(contact);
    },
  );

  test('origins are kept without a slash at their end', () => {
    const config = readConfig({
      PETWISE_PUBLIC_ORIGIN: 'https://pets.example/',
      PETWISE_ALLOWED_ORIGINS: 'http://localhost:5100, http://localhost:5101',
    });
    expect(config.publicOrigin).toBe('https://pets.example');
    expect(config.allowedOrigins).toEqual(['http://localhost:5100', 'http://localhost:5101']);
  });

  test.each([
    'ftp://cdn.example',
    'https://cdn.example; script-src *',
    'https://cdn.example/../x',
    '//cdn.example',
    '/elsewhere',
  ])('H1 %s is no place of remotes', (url) => {
    expect(problemsOf({ PETWISE_REMOTES_URL: url })).toContain('PETWISE_REMOTES_URL');
  });

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['localhost', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['127.0.0.1.evil.example', false],
    ['192.168.1.2', false],
  ])('%s is this computer alone: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
