import { inOrder } from '../lib/lock.mjs'
import { PlainError } from '../lib/run.mjs'

/** Whether the modules of a product are parts of a workspace of npm. Else they take their libraries from the package.json of the product. */
export const hasWorkspaces = ({ workspaces = [] }) => (workspaces.packages ?? workspaces).includes('modules/*')

/**
 * Returns the text of package-lock.json with a part of the workspace that depends on peers alone, as npm would write it: `npm ci` rejects
 * a checkout whose lock lacks one. Needs no network. Throws a sentence where the text is no lock file.
 */
export function withWorkspace(text, folder, { name, version, license, peerDependencies }) {
  const lock = parsed(text)
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, peerDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }
  return `${JSON.stringify({ ...lock, packages: inOrder(packages) }, undefined, 2)}\n`
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PlainError(
      `package-lock.json cannot be read (${error.message}): restore it, or write it with "npm install". Nothing was written.`,
    )
  }
}
