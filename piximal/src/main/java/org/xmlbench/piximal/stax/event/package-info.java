/** Event objects of StAX: what the stream reader showed at an event, kept for good. */
package org.xmlbench.piximal.stax.event;
