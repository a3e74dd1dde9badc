import { defineText } from 'atrium/console/text'

export const texts = defineText('editor/code', {
  title: { zh: '代码编辑', en: 'Code editor' },
  intro: {
    zh: 'TypeScript、JSON、CSS 与 HTML：高亮、折叠、查找替换、缩进整理，颜色跟随主题。',
    en: 'TypeScript, JSON, CSS and HTML: highlighting that follows the theme, folding, find and replace, and indentation.',
  },
  keys: {
    zh: 'Ctrl F 查找 · Ctrl Z 撤销 · 先 Esc 再 Tab 离开',
    en: 'Ctrl F find · Ctrl Z undo · Esc, then Tab leaves',
  },
  project: { zh: '一个小项目', en: 'A small project' },
  projectNote: {
    zh: '切换文件、查找、整理缩进；JSON 写错时左侧标出那一行。',
    en: 'Switch between files, find, and tidy the indentation. A line of broken JSON is marked.',
  },
  changes: { zh: '改动与只读', en: 'Changes and read-only' },
  changesNote: {
    zh: '与已保存的内容比较，改过的行有绿色标记；没有权限的人只能看。',
    en: 'Lines that differ from the saved text are marked in green. Without permission it is read-only.',
  },
  playground: { zh: '实时预览', en: 'Live preview' },
  playgroundNote: {
    zh: '改动 HTML 或 CSS，右边马上变化；预览在沙盒框架里，脚本不会运行。',
    en: 'Change the HTML or the CSS and see the result at once. The preview is a sandboxed frame: scripts do not run.',
  },
  files: { zh: '文件', en: 'Files' },
  fileLabel: { zh: '文件 {{name}}', en: 'File {{name}}' },
  priceFile: { zh: '含税价的代码', en: 'Code of a price with tax' },
  tools: { zh: '代码工具', en: 'Code tools' },
  find: { zh: '查找与替换', en: 'Find and replace' },
  format: { zh: '整理格式', en: 'Tidy up' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  broken: { zh: 'JSON 有误，无法整理：请先改正标出的那一行', en: 'The JSON is broken: correct the marked line first' },
  settings: { zh: '网关配置', en: 'Gateway settings' },
  role: { zh: '身份', en: 'Role' },
  admin: { zh: '管理员', en: 'Administrator' },
  guest: { zh: '访客（只读）', en: 'Guest (read only)' },
  unchanged: { zh: '没有改动', en: 'Nothing changed' },
  changed: { zh: '改动了 {{count}} 行', en: '{{count}} lines changed', one: '1 line changed' },
  discard: { zh: '放弃改动', en: 'Discard changes' },
  save: { zh: '保存配置', en: 'Save settings' },
  saved: { zh: '配置已保存', en: 'Settings saved' },
  language: { zh: '语言', en: 'Language' },
  preview: { zh: '预览', en: 'Preview' },
  cardHtml: {
    zh: '<article class="card">\n  <span class="tag">新品</span>\n  <h2>清晨的拱廊</h2>\n  <p>限量海报，亚麻纸印刷，附作者签名。</p>\n  <footer>\n    <strong>¥128</strong>\n    <button>加入购物车</button>\n  </footer>\n</article>\n',
    en: '<article class="card">\n  <span class="tag">New</span>\n  <h2>Morning arcade</h2>\n  <p>A limited print on linen paper, signed by the artist.</p>\n  <footer>\n    <strong>¥128</strong>\n    <button>Add to basket</button>\n  </footer>\n</article>\n',
  },
})
