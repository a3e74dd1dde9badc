import { expect, test } from 'vitest'
import { forBuilders, newestRelease, releaseNotes, unreleased, withRelease } from './changelog.mjs'

const changelog = `# Changelog

Newest first.

## Unreleased

- A list is sorted ([guide](docs/guides/lists.md), [site](https://example.com)).

### For builders

- Badge is Mark.

### In numbers

- Two lists.

## 0.1.0

The first version.
`

test('what is not released is the section of that name, with its part for builders', () => {
  expect(unreleased(changelog)).toMatch(/^- A list is sorted[^]*- Two lists\.$/)
  expect(forBuilders(unreleased(changelog))).toBe('- Badge is Mark.')
  expect(forBuilders(unreleased(changelog.replace(/### In numbers[^]*?(?=##)/, '')))).toBe('- Badge is Mark.')
  expect(forBuilders('- A list is sorted.')).toBeUndefined()
  expect(unreleased('# Changelog\n\n## 0.1.0\n\nThe first.\n')).toBeUndefined()
  expect(unreleased('## Unreleased\n\n## 0.1.0\n\nThe first.\n')).toBe('')
})

test('a release is the newest section, below an empty one for what comes next', () => {
  expect(newestRelease(changelog)).toBe('0.1.0')
  const released = withRelease(changelog, '0.2.0', '2026-01-31')
  expect(released).toContain('first.\n\n## Unreleased\n\n## 0.2.0 - 2026-01-31\n\n- A list is sorted')
  expect(newestRelease(released)).toBe('0.2.0')
  expect(unreleased(released)).toBe('')
})

test('the notes have the section of their version alone, its paths as text, and name the files of the release', () => {
  const released = withRelease(changelog, '0.1.1', '2026-01-31')
  const notes = releaseNotes(released, '0.1.1', ['atrium-0.1.1-demo.tar.gz', 'atrium-0.1.1-linux-x64-musl.tar.gz'])
  expect(notes).toContain('unpack `atrium-0.1.1-linux-x64-musl.tar.gz`, and run')
  expect(notes).toContain('- A list is sorted (guide (`docs/guides/lists.md`), [site](https://example.com)).')
  expect(notes).toContain('### For builders\n\n- Badge is Mark.')
  expect(notes).not.toContain('The first version.')
  expect(releaseNotes(released, '0.1.0', [])).toContain('## What is new\n\nThe first version.\n')
})
