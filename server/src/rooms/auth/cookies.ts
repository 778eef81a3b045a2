import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Chrome keeps a cookie for 400 days at most. */
const OWNER_SECONDS = 400 * 24 * 60 * 60;

/** The two cookies: `session` opens the API, `owner` says whose device it is and outlives a log-out. */
export class AuthCookies {
  readonly #secure: boolean;
  readonly #sessionSeconds: number;

  constructor(config: Pick<Config, 'publicOrigin' | 'sessionAbsoluteMs'>) {
    this.#secure = config.publicOrigin?.startsWith('https:') ?? false;
    this.#sessionSeconds = Math.floor(config.sessionAbsoluteMs / 1000);
  }

  /** `__Host-` binds a cookie to this very host; browsers allow it over https alone. */
  nameOf(kind: 'session' | 'owner'): string {
    return `${this.#secure ? '__Host-' : ''}petwise_${kind}`;
  }

  read(request: FastifyRequest, kind: 'session' | 'owner'): string | undefined {
    const value = request.cookies[this.nameOf(kind)];
    return value === undefined || value === '' || value.length > 128 ? undefined : value;
  }

  write(reply: FastifyReply, kind: 'session' | 'owner', value: string): void {
    reply.setCookie(this.nameOf(kind), value, {
      ...this.#attributes(),
      maxAge: kind === 'session' ? this.#sessionSeconds : OWNER_SECONDS,
    });
  }

  clearSession(reply: FastifyReply): void {
    reply.clearCookie(this.nameOf('session'), this.#attributes());
  }

  #attributes(): { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean } {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure };
  }
}
