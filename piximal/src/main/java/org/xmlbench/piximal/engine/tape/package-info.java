/** Keeps the events of parts as numbers, which one thread writes and another one shows. */
package org.xmlbench.piximal.engine.tape;
