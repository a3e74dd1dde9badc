import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const marksIn = (part: Element) => part.querySelectorAll<HTMLElement>('[style*="background-image"]')
const markOf = (name: string) => marksIn(example(name).element())[0]

afterEach(closeConsoles)

test('the mark of the document follows text and size', async () => {
  await openPage('able/watermark')
  await expect.poll(() => markOf('文档水印')?.style.backgroundImage).toContain('data:image')
  const before = markOf('文档水印')!.style.backgroundImage
  await userEvent.fill(example('文档水印').getByRole('textbox', { name: '文字' }), '草稿')
  await expect.poll(() => markOf('文档水印')?.style.backgroundImage).not.toBe(before)
})

test('a removed or hidden mark comes back', async () => {
  await openPage('able/watermark')
  const removal = example('防删除')
  await expect.poll(() => markOf('防删除')).toBeTruthy()
  await userEvent.click(removal.getByRole('button', { name: '删除水印节点' }))
  await expect.element(removal.getByText('水印已恢复 1 次')).toBeVisible()
  expect(markOf('防删除')).toBeTruthy()
  await userEvent.click(removal.getByRole('button', { name: '隐藏水印节点' }))
  await expect.poll(() => markOf('防删除')?.style.display).not.toBe('none')
})

test('the mark over the window lets presses through, and goes with the switch', async () => {
  const covers = () => document.querySelectorAll('body > [aria-hidden="true"] [style*="background-image"]').length
  await openPage('able/watermark')
  const cover = example('整页水印').getByRole('switch')
  await userEvent.click(cover)
  await expect.poll(covers).toBe(1)
  await userEvent.click(cover)
  await expect.poll(covers).toBe(0)
})
