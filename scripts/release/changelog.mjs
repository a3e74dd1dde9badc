const heading = '## Unreleased'

/** Returns the text below a heading of the changelog up to the next one of its level; undefined where there is no such heading. */
function sectionOf(changelog, isHeading) {
  const lines = changelog.split(/\r?\n/)
  const start = lines.findIndex((line) => line.startsWith('## ') && isHeading(line))
  if (start < 0) return undefined
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '))
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim()
}

/** Returns what is not released; undefined or an empty text where that is nothing. */
export const unreleased = (changelog) => sectionOf(changelog, (line) => line.trim() === heading)

/** Returns the part *For builders* of a section; undefined or an empty text where it has none. */
export const forBuilders = (section) => /^### For builders\n([^]*?)(?=^### |$(?![^]))/m.exec(section)?.[1].trim()

/** Returns the version of the newest section that is released. */
export const newestRelease = (changelog) => /^## (\d+\.\d+\.\d+)(?: |$)/m.exec(changelog)?.[1]

/** Returns the changelog with what is not released as the section of a version, below an empty one for what comes next. */
export const withRelease = (changelog, version, day) =>
  changelog.replace(/^## Unreleased[^\S\n]*$/m, `${heading}\n\n## ${version} - ${day}`)

/** Returns the notes of a version: its section of the changelog, and how the files of the release, `names`, are used. */
export function releaseNotes(changelog, version, names) {
  const section = sectionOf(changelog, (line) => line.startsWith(`## ${version}`))
  const bundles = names.filter((name) => name.endsWith('.tar.gz') && !name.includes('-demo.'))
  return `# Atrium ${version}

- **Server:** unpack ${bundles.map((name) => `\`${name}\``).join(' or ')}, and run \`node server.mjs\` in its folder, with Node 20.19 or newer. For an upgrade, back up the database and put the folder in the place of the former one.
- **Product:** \`npx atrium upgrade ../atrium-${version}.tgz\` in its folder. A new one: \`npx --package ./atrium-${version}.tgz atrium create my-office --platform atrium-${version}.tgz\`.
- **Demo:** unpack \`atrium-${version}-demo.tar.gz\` on any static host. \`sha256sum -c SHA256SUMS\` checks all files.

## What is new

${withoutLinks(section)}
`
}

/** A forge shows the notes where the paths of the repository lead nowhere. */
const withoutLinks = (text) => text.replaceAll(/\[([^\]]+)\]\((?!\w+:)([^)]+)\)/g, '$1 (`$2`)')
