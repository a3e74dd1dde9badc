/** The packages that the platform brings for the code of modules. Knip reports an import that no package.json names. */
const ofPlatform = [
  '@tanstack/react-query',
  'antd',
  'atrium',
  'dayjs',
  'kysely',
  'react',
  'react-dom',
  'react-router',
  'zod',
]

/** Returns the content of the package.json of a new module, with version and licence of the product. */
export const packageOf = (name, { version, license }) => ({
  name: `@atrium/${name}`,
  version,
  private: true,
  license,
  type: 'module',
  peerDependencies: Object.fromEntries(ofPlatform.map((one) => [one, '*'])),
})
