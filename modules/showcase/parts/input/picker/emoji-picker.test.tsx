import 'atrium/ui/tokens.css'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PickerPanel } from 'atrium/ui'
import type { EmojiLanguage } from './emoji-data'
import { EmojiPicker } from './emoji-picker'

const labels = {
  search: 'Search',
  clear: 'Clear',
  none: 'None',
  one: 'One found',
  results: '%n found',
  categories: 'Categories',
  reactions: 'Reactions',
  more: 'More',
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Retry',
  tones: ['default', 'light', 'medium light', 'medium', 'medium dark', 'dark'],
} as const
const settings = { language: 'en', scheme: 'light', labels } as const

function Example({ language = 'en', onEscape }: { language?: EmojiLanguage; onEscape?: () => void }) {
  const [text, setText] = useState('')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- in place of a drawer, which Esc would close
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}>
      <PickerPanel panelLabel="Emoji" button="Add">
        {(close) => (
          <div style={{ width: 340 }}>
            <EmojiPicker
              {...settings}
              language={language}
              takesFocus
              onPick={(emoji) => {
                setText(text + emoji)
                close()
              }}
            />
          </div>
        )}
      </PickerPanel>
      <output aria-label="Text">{text}</output>
    </div>
  )
}

const opener = page.getByRole('button', { name: 'Add' })
const search = page.getByRole('textbox', { name: 'Search' })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const cells = () => page.getByRole('gridcell').elements()
const text = page.getByRole('status', { name: 'Text' })
const hits = page.getByRole('dialog', { name: 'Emoji' }).getByRole('status')
const focused = () => document.activeElement?.getAttribute('aria-label')

async function open(props: Parameters<typeof Example>[0] = {}) {
  await render(<Example {...props} />)
  await userEvent.click(opener)
  await expect.element(search).toHaveFocus()
}

// Where emoji-picker-react keeps what was used last.
beforeEach(() => localStorage.removeItem('epr_suggested'))

test.each([
  ['en', '火箭', 'rocket'],
  ['en', 'Rocket', 'rocket'],
  ['zh', '火箭', '火箭'],
  ['zh', 'rocket', '火箭'],
] as const)('in %s, %s finds %s', async (language, query, name) => {
  await open({ language })
  await userEvent.keyboard(query)
  await expect.element(cell(name)).toBeVisible()
  await expect.element(hits).toHaveTextContent(/^(\d+|One) found$/)
})

test('a word that no emoji has says so; Clear leads back to all', async () => {
  await open()
  await userEvent.keyboard('qqqq')
  await expect.element(hits).toHaveTextContent('None')
  expect(cells()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(cell('grinning face')).toBeVisible()
  await expect.element(search).toHaveFocus()
})

test('keys: from the search to the hits and along them; Enter inserts one and gives the focus back', async () => {
  await open()
  await userEvent.fill(search, 'hand')
  await expect.element(cell('waving hand')).toBeVisible()
  const [first, second] = cells().map((one) => one.getAttribute('aria-label'))
  const emoji = cells()[1]!.textContent
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe(first)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe(second)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).not.toBe(second)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe(second)
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveTextContent(emoji)
  await expect.element(opener).toHaveFocus()
  expect(cells()).toEqual([])
})

test('Esc closes the panel alone, and gives the focus back', async () => {
  let escaped = 0
  await open({ onEscape: () => (escaped += 1) })
  await expect.element(cell('grinning face')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(cells).toEqual([])
  await expect.element(opener).toHaveFocus()
  expect(escaped).toBe(0)
})

test('a skin tone is chosen by its name, and hands come in it', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'default', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'dark', exact: true }))
  await expect.element(page.getByRole('button', { name: 'dark', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.fill(search, 'waving hand')
  await userEvent.click(cell('waving hand'))
  await expect.element(text).toHaveTextContent('👋🏿')
})

test('what was picked comes first next time', async () => {
  await open()
  await userEvent.fill(search, 'rocket')
  await userEvent.click(cell('rocket'))
  await expect.element(text).toHaveTextContent('🚀')
  await userEvent.click(opener)
  await expect.poll(() => cells()[0]?.textContent).toBe('🚀')
})

test('reactions are a press away, and a button shows all others', async () => {
  const got: string[] = []
  await render(<EmojiPicker {...settings} reactions={['1f44d', '1f389']} onPick={(emoji) => got.push(emoji)} />)
  const reaction = page.getByRole('button', { name: 'party popper' })
  await userEvent.click(reaction)
  await expect.poll(() => got).toEqual(['🎉'])
  expect(search.query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await expect.element(cell('grinning face')).toBeVisible()
})

test('data that did not load is loaded again on request', async () => {
  const tea = { categories: {}, emojis: { food_drink: [{ n: ['tea'], u: '1f375', a: '0' }] } }
  let isThere = false
  const load = () => (isThere ? Promise.resolve(tea) : Promise.reject(new Error('offline')))
  await render(<EmojiPicker {...settings} load={load} onPick={() => {}} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
  isThere = true
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.element(cell('tea')).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})
