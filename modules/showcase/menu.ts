import { entry, type MenuEntry } from '@atrium/contract/module/module'

const able = entry('able', ['功能', 'Features'], 'lucide:box', {
  children: [
    entry('message', ['消息提示', 'Messages'], 'lucide:message-square'),
    entry('loading', ['加载', 'Loading'], 'lucide:loader'),
    entry('waterMarker', ['水印', 'Watermark'], 'lucide:droplets', { pageId: 'watermark' }),
    entry('clipboard', ['剪贴板', 'Clipboard'], 'lucide:clipboard'),
    entry('aplayer', ['音乐播放器', 'Music player'], 'lucide:music', { pageId: 'music-player', cached: true }),
    entry('videoPlayer', ['视频播放器', 'Video player'], 'lucide:clapperboard', {
      pageId: 'video-player',
      cached: true,
    }),
    entry('splitpane', ['分割面板', 'Split panes'], 'lucide:columns-2', { pageId: 'split-pane' }),
    entry('turntable', ['抽奖转盘', 'Lucky wheel'], 'lucide:ferris-wheel', { cached: true }),
    entry('iconselector', ['图标选择器', 'Icon picker'], 'lucide:smile-plus', { pageId: 'icon-selector' }),
    entry('pinyin', ['拼音', 'Pinyin'], 'lucide:a-large-small'),
    entry('signature', ['签名', 'Signature'], 'lucide:signature'),
    entry('design', ['表单设计', 'Form design'], 'lucide:layout-template', {
      pageId: '/form-designer',
      needs: 'forms',
      disabled: true,
    }),
    entry('excel', ['Excel', 'Excel'], 'lucide:file-spreadsheet'),
    entry('selectdFolder', ['选择文件夹', 'Select folder'], 'lucide:folder-open', {
      pageId: 'select-folder',
      disabled: true,
    }),
    entry('renderFn', ['函数渲染', 'Render by function'], 'lucide:square-function', { pageId: 'render-function' }),
  ],
})

const table = entry('table', ['表格', 'Tables'], 'lucide:table', {
  children: [
    entry('doc', ['文档', 'Documentation'], 'lucide:file-text', { frameSrc: 'https://ant.design/components/table' }),
    entry('base', ['基础表格', 'Basic'], 'lucide:table-2'),
    entry('pagination', ['分页表格', 'Pagination'], 'lucide:chevrons-left-right'),
    entry('search', ['搜索表格', 'Search'], 'lucide:search'),
    entry('expand', ['展开行', 'Expandable rows'], 'lucide:list-collapse'),
    entry('editCell', ['编辑单元格', 'Editable cells'], 'lucide:square-pen', { pageId: 'edit-cell' }),
    entry('drag', ['拖拽排序', 'Drag and drop'], 'lucide:grip-vertical'),
    entry('groupHead', ['多级表头', 'Grouped headers'], 'lucide:table-properties', { pageId: 'group-head' }),
    entry('summary', ['合计行', 'Summary rows'], 'lucide:sigma'),
    entry('article', ['文章', 'Article'], 'lucide:newspaper', {
      frameSrc: 'https://ant.design/docs/blog/virtual-table',
    }),
  ],
})

const comp = entry('comp', ['组件', 'Components'], 'lucide:layout-grid', {
  pageId: 'components',
  children: [
    entry('button', ['按钮', 'Buttons'], 'lucide:mouse-pointer-click'),
    table,
    entry('form', ['表单', 'Forms'], 'lucide:text-cursor-input'),
    entry('cell', ['单元格', 'Cells'], 'lucide:rows-3'),
    entry('clickoutside', ['点击外部', 'Click outside'], 'lucide:mouse-pointer-2', { pageId: 'click-outside' }),
    entry('dropdown', ['下拉菜单', 'Dropdowns'], 'lucide:chevron-down'),
    entry('icons', ['图标', 'Icons'], 'lucide:shapes'),
    entry('countTo', ['数字滚动', 'Count to'], 'lucide:hash', { pageId: 'count-to' }),
    entry('noticeBar', ['通知栏', 'Notice bar'], 'lucide:megaphone', { pageId: 'notice-bar' }),
    entry('verify', ['滑动验证', 'Verification'], 'lucide:scan-face', {
      children: [
        entry('sliding', ['滑块验证', 'Slider'], 'lucide:move-horizontal'),
        entry('imageDrag', ['拼图验证', 'Puzzle'], 'lucide:puzzle', { pageId: 'image-drag' }),
      ],
    }),
    entry('coolText', ['酷炫文字', 'Text effects'], 'lucide:sparkles', { pageId: 'cool-text' }),
    entry('seamlessScroll', ['无缝滚动', 'Seamless scroll'], 'lucide:scroll', { pageId: 'seamless-scroll' }),
    entry('loadmore', ['加载更多', 'Load more'], 'lucide:arrow-down-to-line', { pageId: 'load-more' }),
    entry('waterfall', ['瀑布流', 'Waterfall'], 'lucide:layout-dashboard'),
    entry('contextMenu', ['右键菜单', 'Context menu'], 'lucide:square-menu', { pageId: 'context-menu' }),
    entry('lottie', ['Lottie 动画', 'Lottie'], 'lucide:film'),
    entry('segmented', ['分段控制器', 'Segmented'], 'lucide:toggle-left'),
    entry('emoji', ['表情', 'Emoji'], 'lucide:smile'),
    entry('slideIn', ['滚动进入', 'Slide in'], 'lucide:panel-left-open', { pageId: 'slide-in' }),
    entry('selectable', ['框选', 'Area selection'], 'lucide:square-dashed-mouse-pointer'),
    entry('virtualTable', ['虚拟表格', 'Virtual table'], 'lucide:rows-4', { pageId: 'table/virtual' }),
  ],
})

const nested = entry('nested', ['多级菜单', 'Nested menus'], 'lucide:menu', {
  children: [
    entry('menu1', ['菜单 1', 'Menu 1'], 'lucide:folder', {
      children: [
        entry('menu1-1', ['菜单 1-1', 'Menu 1-1'], 'lucide:file'),
        entry('menu1-2', ['菜单 1-2', 'Menu 1-2'], 'lucide:folder', {
          children: [
            entry('menu1-2-1', ['菜单 1-2-1', 'Menu 1-2-1'], 'lucide:file'),
            entry('menu1-2-2', ['菜单 1-2-2', 'Menu 1-2-2'], 'lucide:file'),
          ],
        }),
        entry('menu1-3', ['菜单 1-3', 'Menu 1-3'], 'lucide:file'),
      ],
    }),
    entry('menu2', ['菜单 2', 'Menu 2'], 'lucide:file'),
  ],
})

const echarts = entry('echarts', ['图表', 'Charts'], 'lucide:chart-column', {
  pageId: 'charts',
  children: [
    entry('parallel', ['平行坐标', 'Parallel'], 'lucide:chart-no-axes-combined'),
    entry('line', ['折线图', 'Lines'], 'lucide:chart-line'),
    entry('pie', ['饼图', 'Pie'], 'lucide:chart-pie'),
  ],
})

const editor = entry('editor', ['编辑器', 'Editors'], 'lucide:pen-line', {
  children: [
    entry('mdEditor', ['Markdown 编辑', 'Markdown editor'], 'lucide:file-pen-line', { pageId: 'markdown' }),
    entry('mdPreview', ['Markdown 预览', 'Markdown preview'], 'lucide:book-open', { pageId: 'markdown-preview' }),
    entry('wangEditor', ['富文本', 'Rich text'], 'lucide:type', { pageId: 'rich-text' }),
    entry('jsonEditor', ['JSON', 'JSON'], 'lucide:braces', { pageId: 'json' }),
    entry('monacoEditor', ['代码编辑', 'Code editor'], 'lucide:code', { pageId: 'code', disabled: true }),
  ],
})

const directives = entry('directives', ['指令', 'Directives'], 'lucide:wand', {
  children: [
    entry('dragDirect', ['拖拽', 'Drag'], 'lucide:move', { pageId: 'drag' }),
    entry('ripple', ['水波纹', 'Ripple'], 'lucide:waves'),
    entry('vloading', ['加载', 'Loading'], 'lucide:loader-circle', { pageId: 'loading' }),
  ],
})

const error = entry('error', ['错误页面', 'Error pages'], 'lucide:triangle-alert', {
  children: [
    entry('403', ['403', '403'], 'lucide:shield-x'),
    entry('404', ['404', '404'], 'lucide:file-question-mark'),
    entry('500', ['500', '500'], 'lucide:server-crash'),
  ],
})

const vue3Code = entry('vue3Code', ['代码示例', 'Code samples'], 'lucide:code-xml', {
  pageId: 'code',
  sort: 9995,
  children: [
    entry('render', ['渲染函数', 'Render functions'], 'lucide:square-function'),
    entry('slot', ['插槽', 'Slots'], 'lucide:puzzle'),
    entry('version3-3', ['新版特性', 'New features'], 'lucide:git-branch', { pageId: 'new-in-19' }),
  ],
})

const frame = entry('frame', ['内嵌页面', 'Framed pages'], 'lucide:app-window', {
  sort: 90,
  children: [
    entry('doc', ['React 文档', 'React documentation'], 'lucide:book-open', {
      frameSrc: 'https://react.dev/reference/react',
    }),
    entry('css', ['工具类 CSS 文档', 'Utility CSS documentation'], 'lucide:book-open', {
      frameSrc: 'https://tailwindcss.com/docs',
    }),
    entry('ui', ['组件库文档', 'UI library documentation'], 'lucide:book-open', {
      frameSrc: 'https://ant.design/components/overview',
    }),
    entry('source', ['React 源码', 'React source'], 'lucide:git-branch', {
      href: 'https://github.com/facebook/react',
    }),
  ],
})

/** The sample pages of the specification, in its order. */
export const menu: readonly MenuEntry[] = [
  able,
  comp,
  nested,
  echarts,
  editor,
  directives,
  error,
  vue3Code,
  entry('formdesigner', ['表单设计器', 'Form designer'], 'lucide:layout-template', {
    pageId: '/form-designer',
    needs: 'forms',
    sort: 9996,
    disabled: true,
  }),
  entry('guide', ['引导页', 'Guide'], 'lucide:map', { sort: 9997 }),
  entry('query', ['带参数的页面', 'Page with query'], 'lucide:link', {
    sort: 9998,
    query: ({ key }) => `{"id":"1","name":"${key}"}`,
  }),
  frame,
  entry('guidelines', ['无障碍指南', 'ARIA guide'], 'lucide:accessibility', {
    sort: 91,
    href: 'https://www.w3.org/WAI/ARIA/apg/',
  }),
]
