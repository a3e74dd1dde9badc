import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { button, chooseFiles } from '#test/page-objects'
import { openPaper, zone } from '#test/sample/paper-page'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

/** Sends a file for a field, and opens it. */
async function show(file: File, field: string): Promise<void> {
  await openPaper()
  await chooseFiles(zone(field), file)
  await userEvent.click(button(`查看「${file.name}」`))
}
const dialog = (name: string) => page.getByRole('dialog', { name })
const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'plan.pdf', { type: 'application/pdf' })

test('a long text is cut between two signs, and says so', async () => {
  const cut = '只显示了前 512 KB，下载后可查看全部'
  await show(new File(['a', '字'.repeat(200_000)], 'long.txt', { type: 'text/plain' }), '附件')
  await expect.element(dialog('long.txt').getByText(cut)).toBeVisible()
  const text = dialog('long.txt').getByRole('region', { name: 'long.txt' })
  expect(text.element().textContent).toMatch(/^a字+$/)
  expect((text.element() as HTMLElement).tabIndex).toBe(0)
})

test('a PDF shows in a frame that is named after it', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
  await show(pdf(), '合同')
  await expect
    .element(dialog('plan.pdf').getByTitle('plan.pdf'))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('a browser that shows no PDF offers to save it', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  await show(pdf(), '合同')
  await expect.element(dialog('plan.pdf').getByText('此浏览器不能直接显示 PDF，请下载后查看')).toBeVisible()
  await expect.element(dialog('plan.pdf').getByRole('button', { name: '下载', exact: true })).toBeEnabled()
})
