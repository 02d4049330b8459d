/** How documents are read: a walk over tokens, each kind of which has its reader. */
package org.xmlbench.piximal.engine;
