import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/icon', {
  choose: { zh: '选择图标', en: 'Choose an icon' },
  clear: { zh: '不用图标', en: 'Remove the icon' },
  search: { zh: '搜索图标', en: 'Search icons' },
  icons: { zh: '图标', en: 'Icons' },
  category: { zh: '分类', en: 'Category' },
  count: { zh: '{{count}} 个', en: '{{count}} icons', one: '{{count}} icon' },
  none: { zh: '没有这样的图标', en: 'No icon is like that' },
  showAll: { zh: '显示全部', en: 'Show all' },
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
})

/** The categories, and what comes before them. */
export const tabTexts = defineText('shared/field/icon/tabs', {
  all: { zh: '全部', en: 'All' },
  recent: { zh: '最近使用', en: 'Recent' },
  arrows: { zh: '箭头', en: 'Arrows' },
  files: { zh: '文件', en: 'Files' },
  people: { zh: '人物', en: 'People' },
  messages: { zh: '通讯', en: 'Messages' },
  time: { zh: '时间', en: 'Time' },
  layout: { zh: '布局', en: 'Layout' },
  shapes: { zh: '形状', en: 'Shapes' },
  text: { zh: '文字', en: 'Text' },
  media: { zh: '媒体', en: 'Media' },
  design: { zh: '设计', en: 'Design' },
  devices: { zh: '设备', en: 'Devices' },
  code: { zh: '开发', en: 'Code' },
  charts: { zh: '图表', en: 'Charts' },
  money: { zh: '商务', en: 'Money' },
  security: { zh: '安全', en: 'Security' },
  travel: { zh: '出行', en: 'Travel' },
  buildings: { zh: '建筑', en: 'Buildings' },
  weather: { zh: '天气', en: 'Weather' },
  nature: { zh: '自然', en: 'Nature' },
  food: { zh: '食物', en: 'Food' },
  health: { zh: '医疗', en: 'Health' },
  tools: { zh: '工具', en: 'Tools' },
  games: { zh: '游戏', en: 'Games' },
  marks: { zh: '符号', en: 'Marks' },
})
