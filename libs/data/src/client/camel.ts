type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

type SnakeCase<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name

/** Columns in camel case. The values are unchanged: the keys of a JSON column are data. */
export type Camel<Row> = { [Name in keyof Row as CamelCase<Name>]: Row[Name] }

export type Snake<Fields> = { [Name in keyof Fields as SnakeCase<Name>]: Fields[Name] }

export const snakeCase = <Name extends string>(name: Name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

export const camel = <Row extends object>(row: Row) => renamed(row, camelCase) as Camel<Row>

/** For writes: an undefined field is absent from the request. */
export const snake = <Fields extends object>(fields: Fields) => renamed(fields, snakeCase) as Snake<Fields>

const renamed = (row: object, nameOf: (name: string) => string): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), value]))
