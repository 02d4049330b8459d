/** Spring Web Services: its client template above a message sender of XMLBench. */
package org.xmlbench.soap.springws;
