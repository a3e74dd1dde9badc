import { textEffects } from '#modules/showcase/parts/motion/text-effect'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { cssOf } from './effect-css'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/cool-text')

test('a headline of one’s own shows in every effect', async () => {
  await open()
  const gallery = example('全部效果')
  await userEvent.fill(gallery.getByRole('textbox', { name: '标题' }), '你好春天')
  for (const row of gallery.getByRole('listitem').all()) await expect.element(row).toHaveTextContent('你好春天')
})

test('the css of an effect is copied, without that of the others', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await open()
  await userEvent.click(example('全部效果').getByRole('button', { name: '复制 CSS：霓虹' }))
  await expect.poll(() => copied).toEqual([cssOf('neon')])
  for (const kind of textEffects) {
    expect(cssOf(kind)).toMatch(new RegExp(`^\\.${kind}`))
    expect(cssOf(kind)).not.toContain('effect:')
  }
})

test('a seat is kept', async () => {
  await open()
  await userEvent.click(example('活动页').getByRole('button', { name: '留一个座位' }))
  await expect.element(example('活动页').getByText('座位 C-17 已留')).toBeVisible()
})
