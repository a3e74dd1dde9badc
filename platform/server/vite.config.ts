import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

// Native packages can't be bundled; pg looks up its optional native client at run time.
const external = ['pg', 'libsql', '@node-rs/argon2', /^node:/, ...builtinModules]

export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, external: ['pg', 'libsql', '@node-rs/argon2'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        node: 'src/runtimes/node/node.ts',
        repair: 'src/runtimes/node/commands/repair.ts',
        backup: 'src/runtimes/node/commands/backup.ts',
        restore: 'src/runtimes/node/commands/restore.ts',
        'from-0-1': 'src/runtimes/node/commands/from-0-1.ts',
      },
      external,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
