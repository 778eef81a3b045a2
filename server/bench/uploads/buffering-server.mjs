import multipart from '@fastify/multipart';
import Fastify from 'fastify';

/** The usual way, for comparison: the same form reader, and the file held in memory until it is whole. */
const app = Fastify();
await app.register(multipart, { limits: { fileSize: 101 * 1024 * 1024 } });
app.get('/healthz', () => 'up');
app.post('/api/auth/login', () => 'in');
app.post('/api/secure-upload', async (request, reply) => {
  const part = await request.file();
  const limit = part.filename.endsWith('.zip') ? 100 : 25;
  const content = await part.toBuffer();
  if (content.length > limit * 1024 * 1024) reply.code(413);
  return { size: content.length };
});
await app.listen({ port: Number(process.env.PORT) });
