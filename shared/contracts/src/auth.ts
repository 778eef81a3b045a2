import * as v from 'valibot';
import { defineRoutes } from './route.ts';

/** What signs in. */
export const LoginBody = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  /** True in installed-app mode (standalone display); then a token comes back (LOGIN-05). */
  isPWA: v.optional(v.boolean(), false),
  /** As which of those who used this device before, the last one first (a page must say, a program that does not is 0); `none` is somebody new. */
  earlier: v.optional(
    v.union([v.literal('none'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))]),
  ),
});
export type LoginBody = v.InferOutput<typeof LoginBody>;

/** The answer to a right password; a token only for an installed app. */
export const LoginResponse = v.object({
  success: v.literal(true),
  pwaToken: v.optional(v.string()),
});
export type LoginResponse = v.InferOutput<typeof LoginResponse>;

/** GATE-08, LOGIN-05; the three calls that need no session are `public`. */
export const authRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    bodyKind: 'json',
    body: LoginBody,
    response: LoginResponse,
  },
  status: {
    method: 'GET',
    path: '/api/auth/status',
    access: 'public',
    bodyKind: 'none',
    response: v.object({
      authenticated: v.boolean(),
      /** For who has to sign in: when owners used this device before, the last one first (ISO 8601). */
      earlier: v.optional(v.array(v.string()), []),
    }),
  },
  validatePwaToken: {
    method: 'POST',
    path: '/api/auth/validate-pwa-token',
    access: 'public',
    bodyKind: 'json',
    body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
    /** A valid token also opens a session, and is rotated: keep the new one. */
    response: v.object({ valid: v.boolean(), pwaToken: v.optional(v.string()) }),
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'json',
    body: v.object({
      everywhere: v.optional(v.boolean(), false),
      /** Nobody who uses this device from now on is offered what was assessed on it. */
      forget: v.optional(v.boolean(), false),
    }),
    response: v.object({ success: v.literal(true) }),
  },
});
