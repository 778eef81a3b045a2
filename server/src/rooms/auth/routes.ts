import { authRoutes } from '@petwise/contracts';
import cookie from '@fastify/cookie';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { isFromPage } from '../../plugins/origins.ts';
import type { AuthCookies } from './cookies.ts';
import type { Caller, LoginLimiter } from './login-limiter.ts';
import type { PasswordGate } from './password.ts';
import type { AuthService, SignedIn } from './service.ts';
import { hashToken } from './tokens.ts';

export interface AuthParts {
  readonly auth: AuthService;
  readonly cookies: AuthCookies;
  readonly gate: PasswordGate;
  readonly limiter: LoginLimiter;
}

/** Signing in and out, and the `authenticate` that every other room leans on. */
export const authRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: AuthParts) => {
    await app.register(cookie);
    app.decorate('claimedSession', (request: FastifyRequest) => {
      const token = parts.cookies.read(request, 'session');
      return token === undefined ? null : hashToken(token);
    });
    app.decorate('authenticate', async (request: FastifyRequest) => {
      const token = parts.cookies.read(request, 'session');
      return token === undefined ? null : parts.auth.actorOf(token);
    });
    serveLogin(app, parts);
    servePwaToken(app, parts);
    registerRoute(app, authRoutes.status, async ({ request }) => {
      const authenticated = (await app.authenticate(request)) !== null;
      const token = authenticated ? undefined : parts.cookies.read(request, 'device');
      const users = token === undefined ? null : await parts.auth.usersOf(token);
      const earlier = (users ?? []).map(({ lastUsedAt }) => lastUsedAt.toISOString());
      return { authenticated, earlier };
    });
    registerRoute(app, authRoutes.logout, async ({ actor, body, request, reply }) => {
      await parts.auth.signOut(actor, body.everywhere);
      parts.cookies.clear(reply, 'session');
      if (body.forget) {
        const token = parts.cookies.read(request, 'device');
        if (token !== undefined) await parts.auth.forgetDevice(token);
        parts.cookies.clear(reply, 'device');
        // Of the browser's cookies only ours go; others of this host are not ours to clear.
        reply.header('clear-site-data', '"cache", "storage"');
      }
      return { success: true as const };
    });
  },
  { name: 'auth', dependencies: ['contract-routes'] },
);

function serveLogin(app: FastifyInstance, { auth, cookies, gate, limiter }: AuthParts): void {
  const options = { rate: 'login' } as const;
  registerRoute(app, authRoutes.login, {
    ...options,
    handler: async ({ body, request, reply }) => {
      const isRight = await limiter.guard(
        await callerOf(request, { auth, cookies }),
        () => gate.isRight(body.password),
        (right) => right,
      );
      if (!isRight) throw new ProblemError('invalid-password');
      const signedIn = await auth.signIn({
        deviceToken: cookies.read(request, 'device'),
        sessionToken: cookies.read(request, 'session'),
        isPwa: body.isPWA,
        // A program may know nothing of it, as those of the specification (docs/decisions/0023-devices-and-owners.md).
        earlier: body.earlier ?? (isFromPage(request) ? null : 0),
      });
      request.log.info({ owner: signedIn.ownerId }, 'signed in');
      writeCookies(cookies, reply, signedIn);
      const { pwaToken } = signedIn;
      return { success: true as const, ...(pwaToken === null ? {} : { pwaToken }) };
    },
  });
}

function servePwaToken(app: FastifyInstance, { auth, cookies, limiter }: AuthParts): void {
  registerRoute(app, authRoutes.validatePwaToken, {
    rate: 'login',
    handler: async ({ body, request, reply }) => {
      const signedIn = await limiter.guard(
        await callerOf(request, { auth, cookies }),
        () => auth.signInByPwaToken(body.token),
        (result) => result !== null,
      );
      if (signedIn === null) return { valid: false };
      writeCookies(cookies, reply, signedIn);
      return {
        valid: true,
        ...(signedIn.pwaToken === null ? {} : { pwaToken: signedIn.pwaToken }),
      };
    },
  });
}

async function callerOf(
  request: FastifyRequest,
  { auth, cookies }: Pick<AuthParts, 'auth' | 'cookies'>,
): Promise<Caller> {
  const token = cookies.read(request, 'device');
  const users = token === undefined ? null : await auth.usersOf(token);
  return {
    ip: request.ip,
    device: token === undefined || users === null ? null : hashToken(token),
  };
}

function writeCookies(cookies: AuthCookies, reply: FastifyReply, signedIn: SignedIn): void {
  cookies.write(reply, 'session', signedIn.sessionToken);
  if (signedIn.deviceToken !== null) cookies.write(reply, 'device', signedIn.deviceToken);
}
