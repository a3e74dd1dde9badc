import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../../platform/commands/lib/run.mjs'
import { whenEnding } from '../lib/ending.mjs'

/**
 * The parts of `deploy/nginx.conf` that matter here, with as many servers as there are. A call that changes something is sent once, whatever happens:
 * that is how nginx treats POST.
 */
const configuration = (folder, port, upstreams) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream servers {
    ${upstreams.map((one) => `server 127.0.0.1:${one};`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 5s;
      proxy_read_timeout 60s;
    }
  }
}
`

/** Starts nginx before servers on some ports; returns its address. It ends with the run. */
export async function startNginx(folder, port, upstreams) {
  if (spawnSync('nginx', ['-v']).error)
    throw new PlainError('The run needs nginx in the path: "apt-get install nginx-light".')
  const own = join(folder, 'nginx')
  mkdirSync(own)
  const file = join(own, 'nginx.conf')
  writeFileSync(file, configuration(own, port, upstreams))
  const nginx = spawn('nginx', ['-c', file, '-e', join(own, 'error.log')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(nginx, 'exit')
  whenEnding(async () => {
    nginx.kill('SIGTERM')
    await exited
  })
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.')
    const isUp = await fetch(`${address}/health/live`).then(
      () => true,
      () => false,
    )
    if (isUp) return address
    await wait(50)
  }
}
