import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Chrome keeps a cookie for 400 days at most. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** What browsers call them; a device's was once its owner's. */
const NAMES = { session: 'petwise_session', device: 'petwise_owner' } as const;

export type CookieKind = keyof typeof NAMES;

/** The two cookies: `session` opens the API, `device` says which device it is and outlives a log-out. */
export class AuthCookies {
  readonly #secure: boolean;
  readonly #sessionSeconds: number;

  constructor(config: Pick<Config, 'publicOrigin' | 'sessionAbsoluteMs'>) {
    this.#secure = config.publicOrigin?.startsWith('https:') ?? false;
    this.#sessionSeconds = Math.floor(config.sessionAbsoluteMs / 1000);
  }

  /** `__Host-` binds a cookie to this very host; browsers allow it over https alone. */
  nameOf(kind: CookieKind): string {
    return `${this.#secure ? '__Host-' : ''}${NAMES[kind]}`;
  }

  read(request: FastifyRequest, kind: CookieKind): string | undefined {
    const value = request.cookies[this.nameOf(kind)];
    return value === undefined || value === '' || value.length > 128 ? undefined : value;
  }

  write(reply: FastifyReply, kind: CookieKind, value: string): void {
    reply.setCookie(this.nameOf(kind), value, {
      ...this.#attributes(),
      maxAge: kind === 'session' ? this.#sessionSeconds : DEVICE_SECONDS,
    });
  }

  clear(reply: FastifyReply, kind: CookieKind): void {
    reply.clearCookie(this.nameOf(kind), this.#attributes());
  }

  #attributes(): { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean } {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure };
  }
}
