import { consolePage, type Outline } from '../../../e2e/console-page'
import { expect, test } from '../../../e2e/fixtures'
import { ofPlatform, topOf } from '../../../e2e/menus'
import { served } from '../../../e2e/runtimes'

const menus: Record<'admin' | 'common', Outline> = {
  admin: [
    {
      功能: [
        '消息提示',
        '加载',
        '水印',
        '剪贴板',
        '音乐播放器',
        '视频播放器',
        '分割面板',
        '抽奖转盘',
        '图标选择器',
        '拼音',
        '签名',
        'Excel',
        '函数渲染',
      ],
    },
    {
      组件: [
        '按钮',
        {
          表格: [
            '文档',
            '基础表格',
            '分页表格',
            '搜索表格',
            '展开行',
            '编辑单元格',
            '拖拽排序',
            '多级表头',
            '合计行',
            '文章',
          ],
        },
        '表单',
        '单元格',
        '点击外部',
        '下拉菜单',
        '图标',
        '数字滚动',
        '通知栏',
        { 滑动验证: ['滑块验证', '拼图验证'] },
        '酷炫文字',
        '无缝滚动',
        '加载更多',
        '瀑布流',
        '右键菜单',
        'Lottie 动画',
        '分段控制器',
        '表情',
        '滚动进入',
        '框选',
        '虚拟表格',
      ],
    },
    { 多级菜单: [{ '菜单 1': ['菜单 1-1', { '菜单 1-2': ['菜单 1-2-1', '菜单 1-2-2'] }, '菜单 1-3'] }, '菜单 2'] },
    { 图表: ['平行坐标', '折线图', '饼图'] },
    { 编辑器: ['Markdown 编辑', 'Markdown 预览', '富文本', 'JSON'] },
    { 指令: ['拖拽', '水波纹', '加载'] },
    { 错误页面: ['403', '404', '500'] },
    { 内嵌页面: ['React 文档', '工具类 CSS 文档', '组件库文档', 'React 源码'] },
    '无障碍指南',
    { 代码示例: ['渲染函数', '插槽', '新版特性'] },
    '引导页',
    '带参数的页面',
  ],
  common: [{ 功能: ['消息提示', '加载', '视频播放器'] }],
}

const englishTops = [
  'Features',
  'Components',
  'Nested menus',
  'Charts',
  'Editors',
  'Directives',
  'Error pages',
  'Framed pages',
  'ARIA guide',
  'Code samples',
  'Guide',
  'Page with query',
]

test.describe('the menu of the showcase', { tag: [served] }, () => {
  test('is all of it for the admin, whose entry of a foreign site opens a browser tab', async ({
    page,
    context,
    enter,
  }) => {
    const app = consolePage(page)
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>away</title>' }))
    await enter()
    expect(ofPlatform(await app.outline(), false)).toEqual(menus.admin)
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      app.menu.getByRole('link', { name: '无障碍指南' }).click(),
    ])
    await expect(opened).toHaveURL('https://www.w3.org/WAI/ARIA/apg/')
    expect(await opened.evaluate(() => window.opener), 'no way back into the console').toBeNull()
    await opened.close()
    await app.titled('首页')
    await app.switchLanguage('English')
    await expect(app.menu.getByText('Home', { exact: true })).toBeVisible()
    expect(ofPlatform(await app.outline(), false).map(topOf)).toEqual(englishTops)
  })

  test('has three pages for the role common, and no others', async ({ page, goto }) => {
    const app = consolePage(page)
    await goto('/able/videoPlayer')
    await app.signIn('common')
    await app.titled('视频播放器')
    expect(ofPlatform(await app.outline(), false)).toEqual(menus.common)
    for (const address of ['/able/clipboard', '/frame/doc']) {
      await goto(address)
      await expect(app.heading('页面不存在'), address).toBeVisible()
    }
  })
})
