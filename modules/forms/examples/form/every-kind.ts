import type { Field, FieldKind, FieldValue, Form } from '#modules/forms/engine/schema/form'

const cities = [
  {
    value: 'zj',
    label: { zh: '浙江', en: 'Zhejiang' },
    children: [
      { value: 'hz', label: { zh: '杭州', en: 'Hangzhou' } },
      { value: 'nb', label: { zh: '宁波', en: 'Ningbo' } },
    ],
  },
]
const sizes = ['S', 'M', 'L'].map((value) => ({ value, label: { zh: value, en: value } }))

const field = (
  kind: FieldKind,
  zh: string,
  en: string,
  value: FieldValue | undefined,
  more: Partial<Field> = {},
): Field => ({
  kind,
  key: kind,
  label: { zh, en },
  default: value,
  width: 6,
  ...more,
})

/** A product of a shop, with one field of each kind. */
const productOf = (name: string): Form => ({
  title: { zh: '商品', en: 'A product' },
  submit: { zh: '上架', en: 'Put on sale' },
  items: [
    {
      kind: 'tabs',
      key: 'tabs',
      panels: [
        {
          title: { zh: '商品', en: 'Product' },
          items: [
            field('text', '名称', 'Name', name, { rules: [{ rule: 'required' }, { rule: 'length', max: 20 }] }),
            field('select', '尺码', 'Sizes', ['S', 'M'], { options: sizes, many: true }),
            field('money', '售价', 'Price', 129.9, { rules: [{ rule: 'required' }, { rule: 'range', min: 0.01 }] }),
            field('number', '库存', 'In stock', 48),
            field('colour', '主色', 'Colour', '#8fb8de'),
            field('rate', '推荐度', 'Recommended', 4),
            field('textarea', '介绍', 'Description', undefined, { width: 12 }),
          ],
        },
        {
          title: { zh: '配送', en: 'Delivery' },
          items: [
            field('cascade', '发货地', 'Sent from', ['zj', 'hz'], { options: cities }),
            field('radio', '包装', 'Box', 'M', { options: sizes }),
            field('dateRange', '促销时间', 'On offer', ['2026-11-01', '2026-11-11']),
            field('date', '上架日期', 'On sale from', '2026-10-20'),
            field('time', '截单时间', 'Orders until', '16:30'),
            field('slider', '折扣', 'Discount', 15, { max: 50 }),
            field('checkbox', '现货尺码', 'Sizes in stock', ['M'], { options: sizes }),
            field('switch', '包邮', 'Free delivery', true),
          ],
        },
      ],
    },
  ],
})

export const products = { 'zh-cn': productOf('云朵靠枕'), en: productOf('Cloud cushion') }
