/** Stands in for React: all of it that the player uses, by Preact. What is missing here is a build error. */
export { createContext } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
