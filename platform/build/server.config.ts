import { builtinModules } from 'node:module'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { aliases, callsAlias } from './aliases'
import { platformFolder, productFolder } from './folders'

/** The packages of OpenTelemetry that the product installed to send traces: the server loads them at run time, so a bundle has to hold them. */
function tracingPackages(): string[] {
  const manifest = JSON.parse(readFileSync(resolve(productFolder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@opentelemetry/'))
}

// Native packages can't be bundled; pg looks up its optional native client at run time.
const external = ['pg', 'libsql', '@node-rs/argon2', /^node:/, ...builtinModules]

const programs = [
  'node',
  'repair',
  'backup',
  'restore',
  'db-copy',
  'db-check',
  'move-files',
  'verify-log',
  'from-0-1',
  'settings',
  'migrate',
]

export default defineConfig({
  root: productFolder,
  resolve: { alias: [...aliases, callsAlias], tsconfigPaths: true },
  ssr: { noExternal: true, external: ['pg', 'libsql', '@node-rs/argon2', ...tracingPackages()] },
  build: {
    ssr: true,
    outDir: resolve(productFolder, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        programs.map((name) => [
          name,
          resolve(platformFolder, `entries/${name === 'node' ? name : `commands/${name}`}.ts`),
        ]),
      ),
      external,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // A fifth of the code that each start reads and compiles. The source map has the comments, and licences stay.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})
