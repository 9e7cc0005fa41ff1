import * as z from 'zod/mini'

/** Most faults that are reported; validation stops there. */
export const MOST_FAULTS = 50

interface Bounds {
  readonly min?: number
  readonly max: number
  /** Message for a list that is too short. */
  readonly few?: string
}

interface BoundedListDef extends z.core.$ZodArrayDef<z.ZodMiniType> {
  readonly most: number
}
interface BoundedRecordDef extends z.core.$ZodRecordDef {
  readonly most: number
}

type Init = (inst: z.core.$ZodType, def: z.core.$ZodTypeDef) => void
const initArray: Init = (inst, def) => z.ZodMiniArray.init(inst as never, def as never)
const initRecord: Init = (inst, def) => z.ZodMiniRecord.init(inst as never, def as never)

const BoundedList = z.core.$constructor<z.ZodMiniArray<z.ZodMiniType>, BoundedListDef>('BoundedList', (list, def) => {
  initArray(list, def)
  const parse = list._zod.parse.bind(list._zod)
  list._zod.parse = (payload, context) => {
    const { value } = payload
    if (!Array.isArray(value)) return parse(payload, context)
    if (value.length > def.most) return tooMany(payload, 'array', def.most, list)
    const accepted: unknown[] = []
    payload.value = accepted
    for (const [at, item] of value.entries()) {
      const part = parseNow(def.element, item, context)
      accepted.push(part.value)
      if (addFaults(payload, part.issues, at)) break
    }
    return payload
  }
})

const BoundedRecord = z.core.$constructor<z.ZodMiniRecord, BoundedRecordDef>('BoundedRecord', (record, def) => {
  initRecord(record, def)
  const parse = record._zod.parse.bind(record._zod)
  record._zod.parse = (payload, context) => {
    const { value } = payload
    if (!z.core.util.isPlainObject(value)) return parse(payload, context)
    const keys = Object.keys(value)
    if (keys.length > def.most) return tooMany(payload, 'map', def.most, record)
    const accepted: Record<string, unknown> = {}
    payload.value = accepted
    for (const key of keys) {
      const one = { value: { [key]: value[key] } as unknown, issues: [] as z.core.$ZodRawIssue[] }
      // Without asynchronous checks zod/mini is done when it returns.
      void parse(one, context)
      Object.assign(accepted, one.value)
      if (addFaults(payload, one.issues)) break
    }
    return payload
  }
})

/**
 * A list of `min` to `max` items. Its length is checked before its items, and validation stops after `MOST_FAULTS`: the
 * cost of a body is bounded by what is allowed, not by what was sent.
 */
export function list<Item extends z.ZodMiniType>(item: Item, { min = 0, max, few }: Bounds): z.ZodMiniArray<Item> {
  const bare = new BoundedList({ type: 'array', element: item, most: max })
  return bare.check(...(min > 0 ? [z.minLength(min, few)] : []), z.maxLength(max)) as never
}

/** Values by name, at most `max`; bounded like `list`. */
export function record<Key extends z.ZodMiniType<string, string>, Value extends z.ZodMiniType>(
  key: Key,
  value: Value,
  max: number,
): z.ZodMiniRecord<Key, Value> {
  return boundedRecord(key, value, max) as never
}

/** Values by names of an enum, all optional; other names are refused. */
export function partialRecord<Names extends Readonly<Record<string, string>>, Value extends z.ZodMiniType>(
  key: z.ZodMiniEnum<Names>,
  value: Value,
): z.ZodMiniRecord<z.ZodMiniEnum<Names> & z.core.$partial, Value> {
  return boundedRecord(key, value, Object.keys(key._zod.def.entries).length) as never
}

function boundedRecord(keyType: z.ZodMiniType, valueType: z.ZodMiniType, most: number): z.ZodMiniRecord {
  return new BoundedRecord({ type: 'record', keyType, valueType, partial: true, most } as BoundedRecordDef)
}

type Payload = z.core.ParsePayload

function parseNow(schema: z.ZodMiniType, value: unknown, context: z.core.ParseContextInternal): Payload {
  const part = schema._zod.run({ value, issues: [] }, context)
  if (part instanceof Promise) throw new z.core.$ZodAsyncError()
  return part
}

/** True once there are `MOST_FAULTS`. */
function addFaults(payload: Payload, issues: z.core.$ZodRawIssue[], at?: number): boolean {
  for (const issue of at === undefined ? issues : z.core.util.prefixIssues(at, issues)) payload.issues.push(issue)
  const last = payload.issues.at(-1)
  if (!last || payload.issues.length < MOST_FAULTS) return false
  // An incomplete value is not checked as a whole.
  payload.issues[payload.issues.length - 1] = { ...last, continue: false }
  return true
}

function tooMany(payload: Payload, origin: 'array' | 'map', maximum: number, inst: z.core.$ZodType): Payload {
  payload.issues.push({
    code: 'too_big',
    origin,
    maximum,
    inclusive: true,
    input: payload.value,
    inst,
    continue: false,
  })
  return payload
}
