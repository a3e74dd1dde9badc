import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/waterfall', {
  title: ['瀑布流', 'Waterfall'],
  intro: [
    '高矮不一的图片排成 4、3、2 或 1 列，先留好位置，图片到了也不跳动。',
    'Pictures of all shapes in 4, 3, 2 or 1 columns. Their space is reserved, so nothing jumps as they load.',
  ],
  keys: ['回车 打开 · ←→ 换图 · Esc 关闭', 'Enter opens · ←→ browse · Esc closes'],
  gallery: ['画廊', 'Gallery'],
  galleryNote: [
    '按主题筛选，点开大图后可用方向键翻看。',
    'Filter by subject. Open a picture and browse with the arrow keys.',
  ],
  more: ['继续加载', 'Load more'],
  moreNote: [
    '每次再取六张，接在后面，已有的图片不动。',
    'Six more at a time, added at the end. Pictures already there stay in place.',
  ],
  failing: ['图片缺失时', 'Missing picture'],
  failingNote: ['位置不变，显示说明，其余照常。', 'Its space stays and shows a message. The others are not affected.'],
  subject: ['主题', 'Subject'],
  all: ['全部', 'All'],
  arches: ['建筑', 'Buildings'],
  land: ['风景', 'Landscapes'],
  town: ['城镇', 'Towns'],
  count: ['{{count}} 张', '{{count}} pictures', '{{count}} picture'],
  open: ['查看：{{title}}', 'Open: {{title}}'],
  missing: ['图片无法显示', 'The picture cannot be shown'],
  addMore: ['再看六张', 'Show six more'],
  shown: ['已显示 {{shown}} / {{total}} 张', '{{shown}} of {{total}} pictures'],
  end: ['都在这里了，共 {{total}} 张', 'All {{total}} pictures are shown'],
})
