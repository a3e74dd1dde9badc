import { entry, type MenuEntry } from 'atrium/contract'

const able = entry('able', { zh: '功能', en: 'Features' }, 'lucide:box', {
  children: [
    entry('message', { zh: '消息提示', en: 'Messages' }, 'lucide:message-square'),
    entry('loading', { zh: '加载', en: 'Loading' }, 'lucide:loader'),
    entry('waterMarker', { zh: '水印', en: 'Watermark' }, 'lucide:droplets', { pageId: 'watermark' }),
    entry('clipboard', { zh: '剪贴板', en: 'Clipboard' }, 'lucide:clipboard'),
    entry('aplayer', { zh: '音乐播放器', en: 'Music player' }, 'lucide:music', {
      pageId: 'music-player',
      cached: true,
    }),
    entry('videoPlayer', { zh: '视频播放器', en: 'Video player' }, 'lucide:clapperboard', {
      pageId: 'video-player',
      cached: true,
    }),
    entry('splitpane', { zh: '分割面板', en: 'Split panes' }, 'lucide:columns-2', { pageId: 'split-pane' }),
    entry('turntable', { zh: '抽奖转盘', en: 'Lucky wheel' }, 'lucide:ferris-wheel', { cached: true }),
    entry('iconselector', { zh: '图标选择器', en: 'Icon picker' }, 'lucide:smile-plus', { pageId: 'icon-selector' }),
    entry('pinyin', { zh: '拼音', en: 'Pinyin' }, 'lucide:a-large-small'),
    entry('signature', { zh: '签名', en: 'Signature' }, 'lucide:signature'),
    entry('design', { zh: '表单设计', en: 'Form design' }, 'lucide:layout-template', {
      pageId: '/form-designer',
      needs: 'forms',
      disabled: true,
    }),
    entry('excel', { zh: 'Excel', en: 'Excel' }, 'lucide:file-spreadsheet'),
    entry('selectdFolder', { zh: '选择文件夹', en: 'Select folder' }, 'lucide:folder-open', {
      pageId: 'select-folder',
      disabled: true,
    }),
    entry('renderFn', { zh: '函数渲染', en: 'Render by function' }, 'lucide:square-function', {
      pageId: 'render-function',
    }),
  ],
})

const table = entry('table', { zh: '表格', en: 'Tables' }, 'lucide:table', {
  children: [
    entry('doc', { zh: '文档', en: 'Documentation' }, 'lucide:file-text', {
      frameSrc: 'https://ant.design/components/table',
    }),
    entry('base', { zh: '基础表格', en: 'Basic' }, 'lucide:table-2'),
    entry('pagination', { zh: '分页表格', en: 'Pagination' }, 'lucide:chevrons-left-right'),
    entry('search', { zh: '搜索表格', en: 'Search' }, 'lucide:search'),
    entry('expand', { zh: '展开行', en: 'Expandable rows' }, 'lucide:list-collapse'),
    entry('editCell', { zh: '编辑单元格', en: 'Editable cells' }, 'lucide:square-pen', { pageId: 'edit-cell' }),
    entry('drag', { zh: '拖拽排序', en: 'Drag and drop' }, 'lucide:grip-vertical'),
    entry('groupHead', { zh: '多级表头', en: 'Grouped headers' }, 'lucide:table-properties', { pageId: 'group-head' }),
    entry('summary', { zh: '合计行', en: 'Summary rows' }, 'lucide:sigma'),
    entry('article', { zh: '文章', en: 'Article' }, 'lucide:newspaper', {
      frameSrc: 'https://ant.design/docs/blog/virtual-table',
    }),
  ],
})

const comp = entry('comp', { zh: '组件', en: 'Components' }, 'lucide:layout-grid', {
  pageId: 'components',
  children: [
    entry('button', { zh: '按钮', en: 'Buttons' }, 'lucide:mouse-pointer-click'),
    table,
    entry('form', { zh: '表单', en: 'Forms' }, 'lucide:text-cursor-input'),
    entry('cell', { zh: '单元格', en: 'Cells' }, 'lucide:rows-3'),
    entry('clickoutside', { zh: '点击外部', en: 'Click outside' }, 'lucide:mouse-pointer-2', {
      pageId: 'click-outside',
    }),
    entry('dropdown', { zh: '下拉菜单', en: 'Dropdowns' }, 'lucide:chevron-down'),
    entry('icons', { zh: '图标', en: 'Icons' }, 'lucide:shapes'),
    entry('countTo', { zh: '数字滚动', en: 'Count to' }, 'lucide:hash', { pageId: 'count-to' }),
    entry('noticeBar', { zh: '通知栏', en: 'Notice bar' }, 'lucide:megaphone', { pageId: 'notice-bar' }),
    entry('verify', { zh: '滑动验证', en: 'Verification' }, 'lucide:scan-face', {
      children: [
        entry('sliding', { zh: '滑块验证', en: 'Slider' }, 'lucide:move-horizontal'),
        entry('imageDrag', { zh: '拼图验证', en: 'Puzzle' }, 'lucide:puzzle', { pageId: 'image-drag' }),
      ],
    }),
    entry('coolText', { zh: '酷炫文字', en: 'Text effects' }, 'lucide:sparkles', { pageId: 'cool-text' }),
    entry('seamlessScroll', { zh: '无缝滚动', en: 'Seamless scroll' }, 'lucide:scroll', { pageId: 'seamless-scroll' }),
    entry('loadmore', { zh: '加载更多', en: 'Load more' }, 'lucide:arrow-down-to-line', { pageId: 'load-more' }),
    entry('waterfall', { zh: '瀑布流', en: 'Waterfall' }, 'lucide:layout-dashboard'),
    entry('contextMenu', { zh: '右键菜单', en: 'Context menu' }, 'lucide:square-menu', { pageId: 'context-menu' }),
    entry('lottie', { zh: 'Lottie 动画', en: 'Lottie' }, 'lucide:film'),
    entry('segmented', { zh: '分段控制器', en: 'Segmented' }, 'lucide:toggle-left'),
    entry('emoji', { zh: '表情', en: 'Emoji' }, 'lucide:smile'),
    entry('slideIn', { zh: '滚动进入', en: 'Slide in' }, 'lucide:panel-left-open', { pageId: 'slide-in' }),
    entry('selectable', { zh: '框选', en: 'Area selection' }, 'lucide:square-dashed-mouse-pointer'),
    entry('virtualTable', { zh: '虚拟表格', en: 'Virtual table' }, 'lucide:rows-4', { pageId: 'table/virtual' }),
  ],
})

const nested = entry('nested', { zh: '多级菜单', en: 'Nested menus' }, 'lucide:menu', {
  children: [
    entry('menu1', { zh: '菜单 1', en: 'Menu 1' }, 'lucide:folder', {
      children: [
        entry('menu1-1', { zh: '菜单 1-1', en: 'Menu 1-1' }, 'lucide:file'),
        entry('menu1-2', { zh: '菜单 1-2', en: 'Menu 1-2' }, 'lucide:folder', {
          children: [
            entry('menu1-2-1', { zh: '菜单 1-2-1', en: 'Menu 1-2-1' }, 'lucide:file'),
            entry('menu1-2-2', { zh: '菜单 1-2-2', en: 'Menu 1-2-2' }, 'lucide:file'),
          ],
        }),
        entry('menu1-3', { zh: '菜单 1-3', en: 'Menu 1-3' }, 'lucide:file'),
      ],
    }),
    entry('menu2', { zh: '菜单 2', en: 'Menu 2' }, 'lucide:file'),
  ],
})

const echarts = entry('echarts', { zh: '图表', en: 'Charts' }, 'lucide:chart-column', {
  pageId: 'charts',
  children: [
    entry('parallel', { zh: '平行坐标', en: 'Parallel' }, 'lucide:chart-no-axes-combined'),
    entry('line', { zh: '折线图', en: 'Lines' }, 'lucide:chart-line'),
    entry('pie', { zh: '饼图', en: 'Pie' }, 'lucide:chart-pie'),
  ],
})

const editor = entry('editor', { zh: '编辑器', en: 'Editors' }, 'lucide:pen-line', {
  children: [
    entry('mdEditor', { zh: 'Markdown 编辑', en: 'Markdown editor' }, 'lucide:file-pen-line', { pageId: 'markdown' }),
    entry('mdPreview', { zh: 'Markdown 预览', en: 'Markdown preview' }, 'lucide:book-open', {
      pageId: 'markdown-preview',
    }),
    entry('wangEditor', { zh: '富文本', en: 'Rich text' }, 'lucide:type', { pageId: 'rich-text' }),
    entry('jsonEditor', { zh: 'JSON', en: 'JSON' }, 'lucide:braces', { pageId: 'json' }),
    entry('monacoEditor', { zh: '代码编辑', en: 'Code editor' }, 'lucide:code', { pageId: 'code', disabled: true }),
  ],
})

const directives = entry('directives', { zh: '指令', en: 'Directives' }, 'lucide:wand', {
  children: [
    entry('dragDirect', { zh: '拖拽', en: 'Drag' }, 'lucide:move', { pageId: 'drag' }),
    entry('ripple', { zh: '水波纹', en: 'Ripple' }, 'lucide:waves'),
    entry('vloading', { zh: '加载', en: 'Loading' }, 'lucide:loader-circle', { pageId: 'loading' }),
  ],
})

const error = entry('error', { zh: '错误页面', en: 'Error pages' }, 'lucide:triangle-alert', {
  children: [
    entry('403', { zh: '403', en: '403' }, 'lucide:shield-x'),
    entry('404', { zh: '404', en: '404' }, 'lucide:file-question-mark'),
    entry('500', { zh: '500', en: '500' }, 'lucide:server-crash'),
  ],
})

const vue3Code = entry('vue3Code', { zh: '代码示例', en: 'Code samples' }, 'lucide:code-xml', {
  pageId: 'code',
  sort: 9995,
  children: [
    entry('render', { zh: '渲染函数', en: 'Render functions' }, 'lucide:square-function'),
    entry('slot', { zh: '插槽', en: 'Slots' }, 'lucide:puzzle'),
    entry('version3-3', { zh: '新版特性', en: 'New features' }, 'lucide:git-branch', { pageId: 'new-in-19' }),
  ],
})

const frame = entry('frame', { zh: '内嵌页面', en: 'Framed pages' }, 'lucide:app-window', {
  sort: 90,
  children: [
    entry('doc', { zh: 'React 文档', en: 'React documentation' }, 'lucide:book-open', {
      frameSrc: 'https://react.dev/reference/react',
    }),
    entry('css', { zh: '工具类 CSS 文档', en: 'Utility CSS documentation' }, 'lucide:book-open', {
      frameSrc: 'https://tailwindcss.com/docs',
    }),
    entry('ui', { zh: '组件库文档', en: 'UI library documentation' }, 'lucide:book-open', {
      frameSrc: 'https://ant.design/components/overview',
    }),
    entry('source', { zh: 'React 源码', en: 'React source' }, 'lucide:git-branch', {
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
  entry('formdesigner', { zh: '表单设计器', en: 'Form designer' }, 'lucide:layout-template', {
    pageId: '/form-designer',
    needs: 'forms',
    sort: 9996,
    disabled: true,
  }),
  entry('guide', { zh: '引导页', en: 'Guide' }, 'lucide:map', { sort: 9997 }),
  entry('query', { zh: '带参数的页面', en: 'Page with query' }, 'lucide:link', {
    sort: 9998,
    query: ({ key }) => `{"id":"1","name":"${key}"}`,
  }),
  frame,
  entry('guidelines', { zh: '无障碍指南', en: 'ARIA guide' }, 'lucide:accessibility', {
    sort: 91,
    href: 'https://www.w3.org/WAI/ARIA/apg/',
  }),
]
