import type { Outline } from './console-page'

const whole: Outline = [
  '首页',
  {
    系统管理: [
      '用户管理',
      '菜单管理',
      '角色管理',
      '部门管理',
      '岗位管理',
      '字典管理',
      '操作日志',
      '登录日志',
      '在线会话',
    ],
  },
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
]

/** What a person sees in the sidebar. */
export const menus: Record<'admin' | 'common', Outline> = {
  admin: whole,
  common: ['首页', { 功能: ['消息提示', '加载', '视频播放器'] }],
}

/** The titles at the top of the same menus, in English. */
export const englishTops: Record<'admin' | 'common', string[]> = {
  admin: [
    'Home',
    'System',
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
  ],
  common: ['Home', 'Features'],
}
