import type { Page } from '@playwright/test'
import { expect, test } from '../../../e2e/fixtures'
import { served } from '../../../e2e/runtimes'

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

// Without a word in the console of the browser: `expectMessage` fails the test otherwise. The policy comes with the Node server alone.
test(
  'missing files, a missed puzzle and a cell that is not saved write nothing into the console of the browser',
  { tag: [served] },
  async ({ page, goto, enter }) => {
    await test.step('a picture, a tune and a clip that are missing', async () => {
      await enter('/comp/waterfall')
      const missing = example(page, '图片缺失时')
      await missing.scrollIntoViewIfNeeded()
      await expect(missing.getByText('图片无法显示')).toBeVisible()
      await goto('/able/aplayer')
      await example(page, '文件缺失时')
        .getByRole('button', { name: /遗失的录音/ })
        .click()
      await expect(page.getByRole('button', { name: /遗失的录音.*无法播放/ })).toBeVisible()
      await goto('/able/videoPlayer')
      await example(page, '视频缺失时').getByText('文件缺失', { exact: true }).click()
      await expect(page.getByText('视频无法播放')).toBeVisible()
    })

    await test.step('a puzzle that is missed', async () => {
      await goto('/comp/verify/imageDrag')
      const piece = page.getByRole('slider', { name: '拼图块' }).first()
      await expect(piece).toHaveAttribute('aria-disabled', 'false')
      await piece.press('ArrowRight')
      await piece.press('Enter')
      await expect(page.getByText('没有对准，请再试一次').first()).toBeVisible()
    })

    await test.step('a cell that is not saved', async () => {
      await goto('/comp/table/editCell')
      const cells = example(page, '逐格编辑')
      await cells.getByRole('switch').click()
      await cells.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick()
      await cells.getByRole('textbox', { name: '年龄' }).fill('62')
      await cells.getByRole('textbox', { name: '年龄' }).press('Enter')
      await expect(page.getByText(/没有保存，已退回原值/)).toBeVisible()
    })
  },
)

test(
  'hostile texts, a picture of another site and a framed site write nothing into the console of the browser',
  { tag: [served] },
  async ({ page, context, goto, enter }) => {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>site</title>' }))
    await enter()

    await test.step('hostile texts', async () => {
      for (const [path, name, shown] of [
        ['/editor/wangEditor', '不可信的 HTML', '中奖通知'],
        ['/editor/mdPreview', '来历不明的文档', '紧急通知'],
      ] as const) {
        await goto(path)
        await expect(example(page, name).getByRole('heading', { name: shown })).toBeVisible()
      }
    })

    await test.step('a picture of another site', async () => {
      const source = example(page, '来历不明的文档').getByRole('textbox')
      await source.fill('![plan](https://elsewhere.example/plan.png)')
      await expect(example(page, '来历不明的文档').getByRole('link', { name: 'plan' })).toBeVisible()
    })

    await test.step('a site in a frame', async () => {
      await goto('/frame/doc')
      const place = page.frameLocator('iframe').frameLocator('iframe')
      await expect(place.locator('object')).toBeAttached()
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    })
  },
)
