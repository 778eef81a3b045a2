'use strict';

/** What a page sends to begin a consult. */
exports.CONSULT = {
  patientData: { species: 'dog', breed: 'Beagle', age: 5, ageUnit: 'years', sex: 'male' },
  medicalHistory: {},
  initialSymptoms: 'He has vomited four times since last night and will not eat.',
};

/**
 * Signs in at a running Petwise, as a program does.
 *
 * @param {string} address
 * @param {string} password
 * @returns {Promise<(path: string, body?: object) => Promise<Response>>} calls as that owner: a GET, or with a body, which
 *   may be a form, a POST. Each throws what was answered where that is no success
 */
exports.signIn = async function signIn(address, password) {
  const login = await send(new URL('/api/auth/login', address), { password });
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]);
  return (path, body) => send(new URL(path, address), body, cookie.join('; '));
};

/**
 * @param {URL} address
 * @param {object} [body]
 * @param {string} [cookie]
 */
async function send(address, body, cookie = '') {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: address.origin,
      cookie,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${address.pathname} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}
