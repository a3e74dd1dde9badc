import type { Permission } from '@atrium/contract/access'

/** An entry of the seeded menu. Its page id is that of its parent, a slash and `pageId`, which is `path` where it is left out. */
export interface Branch {
  path: string
  name: string
  nameEn: string
  icon: string
  pageId?: string
  sort?: number
  cached?: true
  disabled?: true
  permission?: Permission
  frameSrc?: string
  query?: string
  children?: readonly Branch[]
}

const system: Branch = {
  path: 'system', name: '系统管理', nameEn: 'System', icon: 'lucide:settings',
  children: [
    { path: 'user', name: '用户管理', nameEn: 'Users', icon: 'lucide:users', permission: 'system:user:list' },
    { path: 'menu', name: '菜单管理', nameEn: 'Menus', icon: 'lucide:list-tree', permission: 'system:menu:list' },
    { path: 'role', name: '角色管理', nameEn: 'Roles', icon: 'lucide:shield-check', permission: 'system:role:list' },
    { path: 'dept', name: '部门管理', nameEn: 'Departments', icon: 'lucide:network', permission: 'system:dept:list' },
    { path: 'post', name: '岗位管理', nameEn: 'Posts', icon: 'lucide:briefcase', permission: 'system:post:list' },
    { path: 'dict', name: '字典管理', nameEn: 'Dictionaries', icon: 'lucide:book-a', permission: 'system:dict:list' },
  ],
}

const able: Branch = {
  path: 'able', name: '功能', nameEn: 'Features', icon: 'lucide:box',
  children: [
    { path: 'message', name: '消息提示', nameEn: 'Messages', icon: 'lucide:message-square' },
    { path: 'loading', name: '加载', nameEn: 'Loading', icon: 'lucide:loader' },
    { path: 'waterMarker', pageId: 'watermark', name: '水印', nameEn: 'Watermark', icon: 'lucide:droplets' },
    { path: 'clipboard', name: '剪贴板', nameEn: 'Clipboard', icon: 'lucide:clipboard' },
    { path: 'aplayer', pageId: 'music-player', name: '音乐播放器', nameEn: 'Music player', icon: 'lucide:music', cached: true },
    { path: 'videoPlayer', pageId: 'video-player', name: '视频播放器', nameEn: 'Video player', icon: 'lucide:clapperboard', cached: true },
    { path: 'splitpane', pageId: 'split-pane', name: '分割面板', nameEn: 'Split panes', icon: 'lucide:columns-2' },
    { path: 'turntable', name: '抽奖转盘', nameEn: 'Lucky wheel', icon: 'lucide:ferris-wheel', cached: true },
    { path: 'iconselector', pageId: 'icon-selector', name: '图标选择器', nameEn: 'Icon picker', icon: 'lucide:smile-plus' },
    { path: 'pinyin', name: '拼音', nameEn: 'Pinyin', icon: 'lucide:a-large-small' },
    { path: 'signature', name: '签名', nameEn: 'Signature', icon: 'lucide:signature' },
    { path: 'design', pageId: 'form-designer', name: '表单设计', nameEn: 'Form design', icon: 'lucide:layout-template', disabled: true },
    { path: 'excel', name: 'Excel', nameEn: 'Excel', icon: 'lucide:file-spreadsheet' },
    { path: 'selectdFolder', pageId: 'select-folder', name: '选择文件夹', nameEn: 'Select folder', icon: 'lucide:folder-open', disabled: true },
  ],
}

const table: Branch = {
  path: 'table', name: '表格', nameEn: 'Tables', icon: 'lucide:table',
  children: [
    { path: 'doc', name: '文档', nameEn: 'Documentation', icon: 'lucide:file-text', frameSrc: 'https://ant.design/components/table' },
    { path: 'base', name: '基础表格', nameEn: 'Basic', icon: 'lucide:table-2' },
    { path: 'pagination', name: '分页表格', nameEn: 'Pagination', icon: 'lucide:chevrons-left-right' },
    { path: 'search', name: '搜索表格', nameEn: 'Search', icon: 'lucide:search' },
    { path: 'expand', name: '展开行', nameEn: 'Expandable rows', icon: 'lucide:list-collapse' },
    { path: 'editCell', pageId: 'edit-cell', name: '编辑单元格', nameEn: 'Editable cells', icon: 'lucide:square-pen' },
    { path: 'drag', name: '拖拽排序', nameEn: 'Drag and drop', icon: 'lucide:grip-vertical' },
    { path: 'groupHead', pageId: 'group-head', name: '多级表头', nameEn: 'Grouped headers', icon: 'lucide:table-properties' },
    { path: 'summary', name: '合计行', nameEn: 'Summary rows', icon: 'lucide:sigma' },
    { path: 'article', name: '文章', nameEn: 'Article', icon: 'lucide:newspaper', frameSrc: 'https://ant.design/docs/blog/virtual-table' },
  ],
}

const comp: Branch = {
  path: 'comp', pageId: 'components', name: '组件', nameEn: 'Components', icon: 'lucide:layout-grid',
  children: [
    { path: 'button', name: '按钮', nameEn: 'Buttons', icon: 'lucide:mouse-pointer-click' },
    table,
    { path: 'form', name: '表单', nameEn: 'Forms', icon: 'lucide:text-cursor-input' },
    { path: 'cell', name: '单元格', nameEn: 'Cells', icon: 'lucide:rows-3' },
    { path: 'clickoutside', pageId: 'click-outside', name: '点击外部', nameEn: 'Click outside', icon: 'lucide:mouse-pointer-2' },
    { path: 'dropdown', name: '下拉菜单', nameEn: 'Dropdowns', icon: 'lucide:chevron-down' },
    { path: 'icons', name: '图标', nameEn: 'Icons', icon: 'lucide:shapes' },
    { path: 'countTo', pageId: 'count-to', name: '数字滚动', nameEn: 'Count to', icon: 'lucide:hash' },
    { path: 'noticeBar', pageId: 'notice-bar', name: '通知栏', nameEn: 'Notice bar', icon: 'lucide:megaphone' },
    {
      path: 'verify', name: '滑动验证', nameEn: 'Verification', icon: 'lucide:scan-face',
      children: [
        { path: 'sliding', name: '滑块验证', nameEn: 'Slider', icon: 'lucide:move-horizontal' },
        { path: 'imageDrag', pageId: 'image-drag', name: '拼图验证', nameEn: 'Puzzle', icon: 'lucide:puzzle' },
      ],
    },
    { path: 'coolText', pageId: 'cool-text', name: '酷炫文字', nameEn: 'Text effects', icon: 'lucide:sparkles' },
    { path: 'seamlessScroll', pageId: 'seamless-scroll', name: '无缝滚动', nameEn: 'Seamless scroll', icon: 'lucide:scroll' },
    { path: 'loadmore', pageId: 'load-more', name: '加载更多', nameEn: 'Load more', icon: 'lucide:arrow-down-to-line' },
    { path: 'waterfall', name: '瀑布流', nameEn: 'Waterfall', icon: 'lucide:layout-dashboard' },
    { path: 'contextMenu', pageId: 'context-menu', name: '右键菜单', nameEn: 'Context menu', icon: 'lucide:square-menu' },
    { path: 'lottie', name: 'Lottie 动画', nameEn: 'Lottie', icon: 'lucide:film' },
    { path: 'segmented', name: '分段控制器', nameEn: 'Segmented', icon: 'lucide:toggle-left' },
    { path: 'emoji', name: '表情', nameEn: 'Emoji', icon: 'lucide:smile' },
    { path: 'slideIn', pageId: 'slide-in', name: '滚动进入', nameEn: 'Slide in', icon: 'lucide:panel-left-open' },
  ],
}

const nested: Branch = {
  path: 'nested', name: '多级菜单', nameEn: 'Nested menus', icon: 'lucide:menu',
  children: [
    {
      path: 'menu1', name: '菜单 1', nameEn: 'Menu 1', icon: 'lucide:folder',
      children: [
        { path: 'menu1-1', name: '菜单 1-1', nameEn: 'Menu 1-1', icon: 'lucide:file' },
        {
          path: 'menu1-2', name: '菜单 1-2', nameEn: 'Menu 1-2', icon: 'lucide:folder',
          children: [
            { path: 'menu1-2-1', name: '菜单 1-2-1', nameEn: 'Menu 1-2-1', icon: 'lucide:file' },
            { path: 'menu1-2-2', name: '菜单 1-2-2', nameEn: 'Menu 1-2-2', icon: 'lucide:file' },
          ],
        },
        { path: 'menu1-3', name: '菜单 1-3', nameEn: 'Menu 1-3', icon: 'lucide:file' },
      ],
    },
    { path: 'menu2', name: '菜单 2', nameEn: 'Menu 2', icon: 'lucide:file' },
  ],
}

const echarts: Branch = {
  path: 'echarts', pageId: 'charts', name: '图表', nameEn: 'Charts', icon: 'lucide:chart-column',
  children: [
    { path: 'parallel', name: '平行坐标', nameEn: 'Parallel', icon: 'lucide:chart-no-axes-combined' },
    { path: 'line', name: '折线图', nameEn: 'Lines', icon: 'lucide:chart-line' },
    { path: 'pie', name: '饼图', nameEn: 'Pie', icon: 'lucide:chart-pie' },
  ],
}

const editor: Branch = {
  path: 'editor', name: '编辑器', nameEn: 'Editors', icon: 'lucide:pen-line',
  children: [
    { path: 'mdEditor', pageId: 'markdown', name: 'Markdown 编辑', nameEn: 'Markdown editor', icon: 'lucide:file-pen-line' },
    { path: 'mdPreview', pageId: 'markdown-preview', name: 'Markdown 预览', nameEn: 'Markdown preview', icon: 'lucide:book-open' },
    { path: 'wangEditor', pageId: 'rich-text', name: '富文本', nameEn: 'Rich text', icon: 'lucide:type' },
    { path: 'jsonEditor', pageId: 'json', name: 'JSON', nameEn: 'JSON', icon: 'lucide:braces' },
    { path: 'monacoEditor', pageId: 'code', name: '代码编辑', nameEn: 'Code editor', icon: 'lucide:code', disabled: true },
  ],
}

const directives: Branch = {
  path: 'directives', name: '指令', nameEn: 'Directives', icon: 'lucide:wand',
  children: [
    { path: 'dragDirect', pageId: 'drag', name: '拖拽', nameEn: 'Drag', icon: 'lucide:move' },
    { path: 'ripple', name: '水波纹', nameEn: 'Ripple', icon: 'lucide:waves' },
    { path: 'vloading', pageId: 'loading', name: '加载', nameEn: 'Loading', icon: 'lucide:loader-circle' },
  ],
}

const error: Branch = {
  path: 'error', name: '错误页面', nameEn: 'Error pages', icon: 'lucide:triangle-alert',
  children: [
    { path: '403', name: '403', nameEn: '403', icon: 'lucide:shield-x' },
    { path: '404', name: '404', nameEn: '404', icon: 'lucide:file-question-mark' },
    { path: '500', name: '500', nameEn: '500', icon: 'lucide:server-crash' },
  ],
}

const vue3Code: Branch = {
  path: 'vue3Code', pageId: 'code', name: '代码示例', nameEn: 'Code samples', icon: 'lucide:code-xml', sort: 9995,
  children: [
    { path: 'render', name: '渲染函数', nameEn: 'Render functions', icon: 'lucide:square-function' },
    { path: 'slot', name: '插槽', nameEn: 'Slots', icon: 'lucide:puzzle' },
    { path: 'version3-3', pageId: 'new-in-19', name: '新版特性', nameEn: 'New features', icon: 'lucide:git-branch' },
  ],
}

/** The menu of the specification, in its order: the ids of the seed follow from it. */
export const menuTree: readonly Branch[] = [
  system,
  able,
  comp,
  nested,
  echarts,
  editor,
  directives,
  error,
  vue3Code,
  { path: 'formdesigner', pageId: 'form-designer', name: '表单设计器', nameEn: 'Form designer', icon: 'lucide:layout-template', sort: 9996, disabled: true },
  { path: 'guide', name: '引导页', nameEn: 'Guide', icon: 'lucide:map', sort: 9997 },
  { path: 'query', name: '带参数的页面', nameEn: 'Page with query', icon: 'lucide:link', sort: 9998, query: '{"id":"1","name":"atrium"}' },
]
