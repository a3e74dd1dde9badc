import { defineText, words } from 'atrium/console/text'

export const texts = defineText('able/icon-selector', {
  title: { zh: '图标选择器', en: 'Icon picker' },
  intro: {
    zh: '表单里选一个图标：弹出搜索、分类与键盘可用的网格。',
    en: 'A form field for one icon: it opens a panel with search, categories and a grid for the keyboard.',
  },
  keys: { zh: '↓ 进入网格 · 回车 选择 · Esc 关闭', en: '↓ goes to the grid · Enter chooses · Esc closes' },
  menuEntry: { zh: '菜单项', en: 'A menu entry' },
  menuEntryNote: {
    zh: '菜单预览随表单变化；没有图标时无法保存。',
    en: 'The menu preview follows the form. Without an icon it cannot be saved.',
  },
  few: { zh: '限定可选范围', en: 'Only some icons' },
  fewNote: {
    zh: '给费用类别选图标：只提供合适的十八个，不出现分类。',
    en: 'Icons for kinds of expenses: eighteen that fit, without categories.',
  },
  tag: { zh: '图标与颜色', en: 'Icon and colour' },
  tagNote: {
    zh: '团队的标识由图标和颜色组成，可清除。',
    en: 'An icon and a colour make the badge of a team. The icon can be removed.',
  },
  states: { zh: '状态', en: 'States' },
  statesNote: {
    zh: '未选、不可清除、停用，以及已不存在的图标。',
    en: 'Empty, required, disabled, and an icon that no longer exists.',
  },

  entryName: { zh: '菜单名称', en: 'Name of the entry' },
  entryValue: { zh: '库存盘点', en: 'Stock count' },
  entryIcon: { zh: '图标', en: 'Icon' },
  iconMissing: { zh: '请选择图标', en: 'Choose an icon' },
  nameMissing: { zh: '请填写菜单名称', en: 'Fill in the name' },
  save: words.save,
  saved: { zh: '菜单项“{{name}}”已保存', en: 'The entry “{{name}}” is saved' },
  preview: { zh: '菜单预览', en: 'Preview of the menu' },
  home: { zh: '首页', en: 'Home' },
  orders: { zh: '订单', en: 'Orders' },

  expenses: { zh: '本月费用', en: 'Expenses of this month' },
  travel: { zh: '出差交通', en: 'Travel' },
  meals: { zh: '客户餐叙', en: 'Meals with clients' },
  supplies: { zh: '办公用品', en: 'Office supplies' },
  iconOf: { zh: '{{name}}的图标', en: 'Icon of {{name}}' },

  team: { zh: '团队标识', en: 'Team badge' },
  teamName: { zh: '增长小组', en: 'Growth team' },
  members: { zh: '6 位成员', en: '6 members' },
  colour: { zh: '颜色', en: 'Colour' },
  violet: { zh: '紫', en: 'Violet' },
  green: { zh: '绿', en: 'Green' },
  amber: { zh: '橙', en: 'Amber' },
  red: { zh: '红', en: 'Red' },
  blue: { zh: '蓝', en: 'Blue' },

  empty: { zh: '未选', en: 'Empty' },
  required: { zh: '不可清除', en: 'Cannot be removed' },
  disabled: { zh: '停用', en: 'Disabled' },
  gone: { zh: '已不存在的图标', en: 'An icon that no longer exists' },
  goneHint: { zh: '图标库中没有它，请重新选择', en: 'The collection does not have it: choose another' },
})
