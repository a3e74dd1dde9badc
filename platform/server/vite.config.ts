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
        node: '../../product/node.ts',
        repair: '../../product/commands/repair.ts',
        backup: '../../product/commands/backup.ts',
        restore: '../../product/commands/restore.ts',
        'from-0-1': '../../product/commands/from-0-1.ts',
      },
      external,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
