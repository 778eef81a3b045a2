import { PGlite } from '@electric-sql/pglite';
const dir=process.argv[2]; const opt=JSON.parse(process.argv[3]||'{}'); console.log('base',Math.round(process.memoryUsage().rss/1e6)); const t=Date.now(); const db=await PGlite.create(dir,opt); await db.query('select 1'); console.log('ms',Date.now()-t,'rss',Math.round(process.memoryUsage().rss/1e6), (await db.query("show shared_buffers")).rows[0]);
for(let i=0;i<200;i++) await db.query('insert into x values($1)',[i]);
await new Promise(r=>setTimeout(r,2000)); if(globalThis.gc) gc(); const m=process.memoryUsage(); console.log('rest rss',Math.round(m.rss/1e6), Object.fromEntries(Object.entries(m).map(([k,v])=>[k,Math.round(v/1e6)]))); await db.close(); process.exit(0)
