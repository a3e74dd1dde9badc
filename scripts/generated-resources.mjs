/** The resources that are generated first: every kind of field as plain, optional and unique as it can be, and references to and from it. */
export const whole = [
  [
    'kinds/leaf',
    '--fields',
    'mail:email, level:int unique',
    '--states',
    'draft, checked(已检查|Checked), done, rejected, cancelled',
    '--lines',
    `label:text 40, width:int sum, price:money, weight:decimal 3, cost:money(费用|Cost) = weight * price sum, share:decimal optional, day:date optional,
    seen:datetime optional, valid:period optional, mail:email optional, tel:phone optional, site:url optional, tint:colour optional, about:multiline optional, rate:percent optional, stars:rating, opens:time optional, takes:duration, fragile:yesNo,
    scale:choice small/large, ways:choices road/rail/air, routes:choices air/sea optional, marks:tags, notes:tags optional, keeper:person,
    branch:department optional, late:yesNo yes,
    sex:dict sys_user_sex, grade:dict kinds_grade optional, owner:ref system/user optional`,
  ],
  [
    'kinds/thing',
    '--scope',
    'dept',
    '--fields',
    `name:text, code:text 6 unique, serial:int unique, word:text optional, area:ref system/dept, owner:ref system/user optional,
    post:ref system/post, leaf:ref kinds/leaf, spare:ref kinds/leaf optional, amount:int optional, cost:money optional, price:money,
    weight:decimal 3, height:decimal optional, day:date, night:date optional, seen:datetime, checked:datetime optional,
    mail:email unique optional, tel:phone, fax:phone unique optional, site:url unique optional, tint:colour optional, tone:colour, picture:image,
    paper:file, papers:files, approval:signature,
    note:multiline optional, about:multiline, manual:markdown optional, story:richText, rate:percent optional, stars:rating, opens:time,
    closes:time optional, takes:duration, valid:period optional, fragile:yesNo, scale:choice small/large, shape:choice round/square optional, keeper:person,
    helper:person optional, ways:choices road/rail/air, routes:choices air/sea optional, marks:tags, labels:tags optional, settings:json 2000,
    extra:json optional, offers:refs kinds/leaf, posts:refs system/post optional, base:department, branch:department optional, late:yesNo yes,
    rank:dict kinds_rank low/middle/high/top, number:series T-{year}-{0000}, kind:dict kinds_sort, sex:dict sys_user_sex optional, status, active:status`,
  ],
  [
    'kinds/sales-order',
    '--title',
    '订单|Sales order',
    '--fields',
    'title:text unique, first:ref kinds/thing, second:ref kinds/thing optional',
    '--import',
    '--states',
    'open, confirmed, closed fixed',
  ],
  // In scope by an order, which is in scope by a thing.
  [
    'kinds/line',
    '--fields',
    'name:text, sale:ref kinds/sales-order, owner:ref system/user optional',
    '--tree',
    '--lines',
    'leaf:ref kinds/leaf, note:text optional',
  ],
]

/** The parts that are added to them afterwards: a kind of field, fields of each type of column and of that kind, an action, a page, a panel, jobs and a migration. */
export const later = [
  ['kind', 'kinds/number-plate'],
  [
    'field',
    'kinds/leaf',
    `shelf:text, mark:text 20 unique, keeper:ref system/user optional, grade:dict kinds_sort optional, width:int optional, seen:datetime optional, active:status,
    scale:choice small/large optional, stars:rating optional, helper:person optional, manual:markdown, rush:yesNo, late:yesNo yes, ways:choices road/rail,
    marks:tags optional, settings:json, guides:refs system/user, branch:department optional, phase:dict kinds_phase early/late, plate:numberPlate unique`,
  ],
  ['field', 'kinds/leaf', 'number:series L-{year}-{0000}'],
  [
    'resource',
    'kinds/van',
    '--fields',
    'name:text, plate:numberPlate unique, spare:numberPlate optional',
    '--lines',
    'plate:numberPlate, spare:numberPlate optional',
  ],
  ['action', 'kinds/leaf', 'close'],
  ['page', 'kinds/report'],
  ['panel', 'kinds/leaves'],
  ['job', 'kinds/leaf-count'],
  ['job', 'kinds/leaf-sweep', '--at', '*/10 * * * *'],
  ['migration', 'kinds/round-prices'],
]

/**
 * The nouns whose tests run: those that are generated first, two of the sparse ones, and one with a kind of field of the module. With each scope a resource has each of the flags and has it not, and so it is with every two flags;
 * the first six are the fewest that do.
 */
export const tested = ['leaf', 'thing', 'sales-order', 'line', 'lid', 'tub', 'van']

/** Fields of the kinds that are in no group of the sparse resources, each required and optional: for one with a scope and one without. */
const twice = `manual:markdown, extra:markdown optional, story:richText, tale:richText optional, rate:percent, quota:percent optional,
  stars:rating, marks:rating optional, opens:time, closes:time optional, takes:duration, rests:duration optional, valid:period,
  due:period optional, number:series B-{0000}, fragile:yesNo, scale:choice small/large, shape:choice round/square optional,
  keeper:person, helper:person optional, ways:choices road/rail, routes:choices air/sea optional, badges:tags, labels:tags optional,
  settings:json, specs:json 800 optional, offers:refs kinds/leaf, posts:refs system/post optional, base:department,
  branch:department optional, paper:file, papers:files, approval:signature`

/**
 * Resources that lack something, since generated code also fails by what a file no longer uses. Of references, dictionaries, numbers
 * and dates, and texts each is absent, required or optional; every two of these occur together, and each kind with and without a scope. In two modules,
 * since a folder holds 15 things at most.
 */
export const sparse = [
  sparseOf(
    'kinds/pan',
    'leaf:ref kinds/leaf, kind:dict kinds_sort, amount:int optional, price:money optional, weight:decimal optional',
  ),
  sparseOf(
    'kinds/lid',
    'manager:ref system/user optional, leaf:ref kinds/leaf optional, price:money optional, tel:phone unique',
    'none',
    { isTree: true, isImported: true },
  ),
  sparseOf(
    'kinds/tub',
    'leaf:ref kinds/leaf, day:date, seen:datetime, word:text, note:multiline, mail:email, tel:phone unique',
    'dept',
    {
      isTree: true,
      isImported: true,
      states: 'open, running, closed',
      lines:
        'leaf:ref kinds/leaf, thing:ref kinds/thing optional, quantity:int sum, price:money, amount:money = quantity * price sum',
    },
  ),
  sparseOf(
    'kinds/rod',
    `leaf:ref kinds/leaf optional, amount:int optional, price:money optional, weight:decimal optional, tel:phone optional, word:text optional, status, ${twice}`,
    'dept',
  ),
  sparseOf('kinds/box', `leaf:ref kinds/leaf optional, kind:dict kinds_sort optional, tel:phone optional, ${twice}`),
  sparseOf('sparse/bare', ''),
  sparseOf(
    'sparse/cup',
    'kind:dict sys_user_sex, amount:int, price:money, weight:decimal, site:url, tint:colour',
    'dept',
  ),
  sparseOf(
    'sparse/jug',
    'kind:dict sys_user_sex optional, day:date optional, seen:datetime optional, note:multiline optional',
    'dept',
  ),
  sparseOf(
    'sparse/mug',
    'owner:ref system/user, day:date, seen:datetime, tel:phone optional, word:text optional, status',
  ),
  sparseOf(
    'sparse/pot',
    'area:ref system/dept, kind:dict sys_user_sex optional, mail:email, word:text, note:multiline',
    'none',
  ),
  sparseOf(
    'sparse/wok',
    'post:ref system/post optional, kind:dict sys_user_sex, tint:colour optional, site:url optional, mail:email optional',
    'dept',
  ),
  sparseOf(
    'sparse/tin',
    'manager:ref system/user optional, kind:dict sys_user_sex optional, amount:int, day:date, picture:image',
    'dept',
  ),
  sparseOf('sparse/net', 'kind:dict sys_user_sex, day:date optional, seen:datetime optional, site:url, tint:colour'),
  sparseOf(
    'sparse/bag',
    'amount:int, price:money, weight:decimal, note:multiline optional, mail:email optional, site:url optional, tint:colour optional, picture:image',
  ),
]

function sparseOf(id, fields, scope, flags) {
  return { id, fields: ['name:text', fields].filter(Boolean).join(', '), scope, ...flags }
}
