import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/** Stands once in the page; the same words twice are told apart by an invisible space. */
export function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => onAnnounce((next) => setMessage((last) => (last === next ? `${next}\u200B` : next))), []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
