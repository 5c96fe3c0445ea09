'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from './toast';

type Stack = ComponentType<{ first: ToastMessage[] }>;

/**
 * Loads the two toasters with the first message. When their code does not arrive, offline or after a deployment, the
 * browser's own dialog has the message. Used once in the root layout.
 */
export function Toasters() {
  const [ToastStack, setToastStack] = useState<Stack | null>(null);
  const [first, setFirst] = useState<ToastMessage[]>([]);
  useEffect(() => {
    if (ToastStack) return;
    return onToast((message) => {
      setFirst((messages) => [...messages, message]);
      import('./toast-stack').then(
        (module) => setToastStack(() => module.ToastStack),
        () => {
          setFirst([]);
          alert(`${message.title}\n${message.description ?? ''}`);
        },
      );
    });
  }, [ToastStack]);
  return ToastStack && <ToastStack first={first} />;
}
