import { expect, test } from '../../../e2e/fixtures'
import { served } from '../../../e2e/runtimes'

// The page's own test runs without the policy that the server sends.
test(
  'Markdown with a script in it shows its words, and nothing of it runs',
  { tag: [served] },
  async ({ page, enter }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await enter('/editor/mdEditor')
    const minutes = page.getByRole('region', { name: '会议纪要', exact: true }).first()
    const text = minutes.getByRole('textbox', { name: '会议纪要' })
    const preview = minutes.getByRole('region', { name: '预览：会议纪要' })

    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(
      [
        '# Minutes of today',
        '<script>alert("script")</script>',
        '<img src="/missing.png" alt="harmless" onerror="alert(1)">',
        '[go on](javascript:alert("link"))',
        '<iframe srcdoc="<script>parent.alert(2)</script>"></iframe>',
        '**end**',
      ].join('\n\n'),
    )
    await expect(preview.getByRole('heading', { name: 'Minutes of today' })).toBeVisible()
    await expect(preview.getByText('end', { exact: true })).toBeVisible()
    await preview.getByText('go on').click()
    await expect(preview.locator('script, iframe, [onerror], [href^="javascript:"]')).toHaveCount(0)
    expect(dialogs).toEqual([])
    await expect(page).toHaveURL(/\/editor\/mdEditor$/)
  },
)
