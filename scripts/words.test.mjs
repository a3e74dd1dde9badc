import { expect, test } from 'vitest'
import { wordRules } from './lib/word-rules.mjs'
import { wordErrors } from './words.mjs'

const avoided = [
  ['What a page opens with.', 'Returns what a page opens with.'],
  [
    'Adds a row and answers its id.',
    'Adds a row and returns its id. The server answers 404, and the database answers in time.',
  ],
  ['Listens; the answer ends it.', 'Listens. The answer of a gateway ends with HTML.'],
  ['Sanitises for whoever renders it.', 'Sanitises for those who render it.'],
  ['The code that it stands for.', 'A person can understand the standard text of a standalone part.'],
  ['The track is none of a hand.', 'None of all the files is read.'],
  ['It is there to be looked at.', 'There is a record to be deleted.'],
  ["Own records are nobody's secret.", 'Nobody has signed in.'],
  ['Makes the table anew.', 'Makes a new table.'],
  ['Rows to mend.', 'Rows to amend.'],
  ['It runs all the same.', 'All the rows have the same height.'],
  ['Waits, lest it fails.', 'Waits for the latest one.'],
  ['The page knows its rows.', 'Somebody who knows all pages.'],
  ['Shows the problems of a form.', 'Shows the errors of a form, and its default.'],
]

test.each(avoided)('a docstring has an error for "%s", and none for "%s"', (wrong, right) => {
  expect(wordErrors('a/b.ts', `/** ${wrong} */\n`)).toEqual([expect.stringMatching(/^a\/b\.ts:1: "[^"]+": .+\.$/)])
  expect(wordErrors('a/b.ts', `/** ${right} */\n`)).toEqual([])
})

test('names in code count where the word is for errors, but not those that others chose', () => {
  const wrong = "const fieldProblem = refuse(form)\nconst text = 'No faults'\n"
  expect(wordErrors('a.ts', wrong)).toHaveLength(2)
  const right =
    "const fieldError = reject(form)\nif (code === 'ECONNREFUSED') db.selectFrom('loginFailures')\nevent.preventDefault()\n"
  expect(wordErrors('a.ts', right)).toEqual([])
})

test('the examples above are for every rule', () => {
  const unused = wordRules.filter(({ pattern }) => !avoided.some(([wrong]) => pattern.test(wrong)))
  expect(unused).toEqual([])
})

test.each([
  ['a.ts', 'const a = 1\n// Made anew.\n', 2],
  ['a.tsx', '<div>\n  {/* Made anew. */}\n</div>\n', 2],
  ['a.ts', 'const a = 1 // Made anew.\n', 1],
  ['a.mjs', '/**\n * Rows,\n * made anew.\n */\n', 3],
  ['a.css', '.a {\n  /* Made anew. */\n}\n', 2],
  ['a.ts', 'interface A {\n  b: { /** Made anew. */ c: 1 }\n}\n', 2],
  ['a.md', '# Title\n\nMade anew.\n\n```ts\nconst a = 1\n```\n', 3],
])('an error of %s names the line of its comment: %j', (file, text, line) => {
  expect(wordErrors(file, text)).toEqual([expect.stringContaining(`${file}:${line}: "anew": `)])
})

test.each([
  ['a.ts', `const a = 'made anew'\n`],
  ['a.ts', `const a = 'https://a.example // made anew'\n`],
  ['a.ts', `const glob = 'a/**/anew/**'\nconst anew = 1\n`],
  ['a.ts', `/* What is not a docstring. */\n// What is a note.\n/** Rows.\n * What follows a line. */\n`],
  ['a.md', '```ts\n// Made anew.\n```\n\nThe file `anew.ts`.\n'],
  ['a.md', '## What to do\n'],
])('code is not read, and only a docstring may not begin with What: %s %j', (file, text) => {
  expect(wordErrors(file, text)).toEqual([])
})
