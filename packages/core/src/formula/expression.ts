import type { FunctionName } from './functions.ts'
import type { VariableName } from './variables.ts'

export type Operator = 'or' | 'and' | '<' | '<=' | '>' | '>=' | '=' | '<>' | '+' | '-' | '*' | '/' | '%' | '^'

interface Typed {
  /** Conditions are evaluated as 1 and 0; `kind` tells them from numbers. */
  readonly kind: 'number' | 'boolean'
}

/** Position in the text, in UTF-16 units. */
interface Placed {
  readonly at: number
  readonly length: number
}

export type Expression =
  | ({ readonly type: 'number' | 'boolean'; readonly value: number } & Typed)
  | ({ readonly type: 'variable'; readonly name: VariableName } & Typed & Placed)
  | ({ readonly type: 'sign'; readonly isMinus: boolean; readonly of: Expression } & Typed)
  | ({ readonly type: 'not'; readonly of: Expression } & Typed)
  | ({
      readonly type: 'binary'
      readonly operator: Operator
      readonly left: Expression
      readonly right: Expression
      /** In parentheses of its own. */
      readonly closed?: true
    } & Typed &
      Placed)
  | ({
      readonly type: 'if'
      readonly condition: Expression
      readonly whenTrue: Expression
      readonly whenFalse: Expression
    } & Typed)
  | ({ readonly type: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] } & Typed & Placed)
